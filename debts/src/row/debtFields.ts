import { cleanCode, cleanLine } from '@incasso/contract/cleanText';
import { fieldLimits } from '@incasso/contract/limits';
import { debtorKindWords } from './debtorKinds';

export type DebtField = {
  readonly label: string;
  /** Description in the schema of the case file. */
  readonly description: string;
  readonly control: 'text' | 'email' | 'date' | 'amount' | 'choice' | 'checkbox';
  /** The values of a choice with their words */
  readonly choices?: Readonly<Record<string, string>>;
  /** Whether it is read by machines, such as a number. Default: by people. */
  readonly isCode?: true;
  /** Whether documents never have it. Default: e-invoices do. */
  readonly isOfVisitor?: true;
};

/** The columns in the order of the form. A missing value is empty. */
export const debtFields = {
  debtor: {
    label: 'Debiteur',
    description: 'The debtor’s name.',
    control: 'text',
  },
  debtorIs: {
    label: 'Debiteur is',
    isOfVisitor: true,
    description: 'What the visitor says of the debtor: a company, a consumer or an authority.',
    control: 'choice',
    choices: debtorKindWords,
  },
  amount: {
    label: 'Bedrag',
    description:
      'What is still to be paid, as it was typed: below zero for a credit note, euro unless a currency (ISO 4217) is named beside it.',
    control: 'amount',
  },
  isDisputed: {
    label: 'De debiteur betwist deze factuur',
    isOfVisitor: true,
    description: 'Whether the debtor disputes the invoice, as the visitor says.',
    control: 'checkbox',
  },
  number: {
    label: 'KBO-nummer van de debiteur',
    description: 'The debtor’s enterprise number.',
    control: 'text',
    isCode: true,
  },
  address: {
    label: 'Adres van de debiteur',
    description: 'The debtor’s address, on one line.',
    control: 'text',
  },
  email: {
    label: 'E-mail van de debiteur',
    description: 'The debtor’s e-mail address.',
    control: 'email',
    isCode: true,
  },
  invoice: { label: 'Factuurnummer', description: 'The number of the invoice or credit note.', control: 'text' },
  issueDate: {
    label: 'Factuurdatum',
    description: 'The day of the invoice: `2026-01-31`, unless something else was typed.',
    control: 'date',
    isCode: true,
  },
  dueDate: {
    label: 'Vervaldag',
    description: 'Until when it was to be paid: `2026-01-31`, unless something else was typed.',
    control: 'date',
    isCode: true,
  },
  creditedInvoice: {
    label: 'Creditnota op factuur',
    description: 'The number of the invoice that a credit note lowers; several are separated by commas.',
    control: 'text',
  },
} as const satisfies Record<string, DebtField>;

export type DebtFieldName = keyof typeof debtFields;
export type DebtFlagName = 'isDisputed';
export type DebtTextName = Exclude<DebtFieldName, DebtFlagName>;

export type DebtValues = Readonly<Record<DebtTextName, string> & Record<DebtFlagName, boolean>>;

export function debtField(name: DebtFieldName): DebtField {
  return debtFields[name];
}

export function isFlagName(name: DebtFieldName): name is DebtFlagName {
  return debtField(name).control === 'checkbox';
}

function isDebtFieldName(name: string): name is DebtFieldName {
  return Object.hasOwn(debtFields, name);
}

export const debtFieldNames: readonly DebtFieldName[] = Object.keys(debtFields).filter(isDebtFieldName);
export const debtTextNames: readonly DebtTextName[] = debtFieldNames.filter((name) => !isFlagName(name));

export function mapColumns<Text, Flag>(
  textOf: (name: DebtTextName) => Text,
  flagOf: (name: DebtFlagName) => Flag,
): Record<DebtTextName, Text> & Record<DebtFlagName, Flag>;
export function mapColumns(textOf: (name: DebtTextName) => unknown, flagOf: (name: DebtFlagName) => unknown): unknown {
  return Object.fromEntries(debtFieldNames.map((name) => [name, isFlagName(name) ? flagOf(name) : textOf(name)]));
}

export function maxDebtTextLength(name: DebtTextName): number {
  return name === 'email' ? fieldLimits.email : fieldLimits.line;
}

export function isTooLong(name: DebtTextName, text: string): boolean {
  return cleanDebtText(name, text).length > maxDebtTextLength(name);
}

/** Normalizes a text for comparing and storing: one line, without invisible characters. */
export function cleanDebtText(name: DebtTextName, text: string): string {
  return debtField(name).isCode === true ? cleanCode(text) : cleanLine(text);
}

/** Truncates values to the limits of their columns. */
export function cutValues(values: DebtValues): DebtValues {
  return mapColumns(
    (name) => cleanDebtText(name, cleanDebtText(name, values[name]).slice(0, maxDebtTextLength(name))),
    (name) => values[name],
  );
}
