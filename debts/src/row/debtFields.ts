import { formatCompanyNumber } from '@incasso/contract/companyNumber';
import {
  cleanField,
  mapFields,
  maxLengthOf,
  type FieldAnswers,
  type FieldSpec,
  type TextName,
  type TickName,
} from '@incasso/contract/FieldSpec';
import { formatTypedMoney } from '../money/money';
import { debtorKindWords } from './debtorKinds';

export type DebtField = FieldSpec & {
  /** Description in the schema of the case file. */
  readonly description: string;
  /** Whether documents never have it. Default: e-invoices do. */
  readonly isOfVisitor?: true;
};

/** The columns in the order of the form. A missing value is empty. */
export const debtFields = {
  debtor: {
    label: 'Debiteur',
    isPersonal: true,
    description: 'The debtor’s name.',
    control: 'text',
  },
  debtorIs: {
    label: 'Debiteur is',
    isPersonal: true,
    isOfVisitor: true,
    description: 'What the visitor says of the debtor: a company, a consumer or an authority.',
    control: 'choice',
    choices: debtorKindWords,
  },
  amount: {
    label: 'Openstaand bedrag',
    description:
      'What is still to be paid, as it was typed: below zero for a credit note, euro unless a currency (ISO 4217) is named beside it.',
    control: 'amount',
    format: formatTypedMoney,
  },
  isDisputed: {
    label: 'De debiteur betwist deze factuur',
    isOfVisitor: true,
    description: 'Whether the debtor disputes the invoice, as the visitor says.',
    control: 'tick',
  },
  number: {
    label: 'KBO-nummer van de debiteur',
    isPersonal: true,
    description: 'The debtor’s enterprise number.',
    control: 'text',
    isCode: true,
    format: formatCompanyNumber,
  },
  address: {
    label: 'Adres van de debiteur',
    isPersonal: true,
    description: 'The debtor’s address, on one line.',
    control: 'text',
  },
  email: {
    label: 'E-mail van de debiteur',
    isPersonal: true,
    description: 'The debtor’s e-mail address.',
    control: 'email',
  },
  invoice: { label: 'Factuurnummer', description: 'The number of the invoice or credit note.', control: 'text' },
  issueDate: {
    label: 'Factuurdatum',
    description: 'The day of the invoice: `2026-01-31`, unless something else was typed.',
    control: 'day',
  },
  dueDate: {
    label: 'Vervaldag',
    description: 'Until when it was to be paid: `2026-01-31`, unless something else was typed.',
    control: 'day',
  },
  creditedInvoice: {
    label: 'Creditnota op factuur',
    description: 'The number of the invoice that a credit note lowers; several are separated by commas.',
    control: 'text',
  },
} as const satisfies Record<string, DebtField>;

export type DebtFieldName = keyof typeof debtFields;
type DebtFlagName = TickName<typeof debtFields>;
export type DebtTextName = TextName<typeof debtFields>;

export type DebtValues = FieldAnswers<typeof debtFields>;

export function debtField(name: DebtFieldName): DebtField {
  return debtFields[name];
}

export function isFlagName(name: DebtFieldName): name is DebtFlagName {
  return debtField(name).control === 'tick';
}

function isDebtFieldName(name: string): name is DebtFieldName {
  return Object.hasOwn(debtFields, name);
}

export const debtFieldNames: readonly DebtFieldName[] = Object.keys(debtFields).filter(isDebtFieldName);
export const debtTextNames: readonly DebtTextName[] = debtFieldNames.filter((name) => !isFlagName(name));

/** Normalizes a text for comparing and storing: one line, without invisible characters. */
export function cleanDebtText(name: DebtTextName, text: string): string {
  return cleanField(debtField(name), text);
}

export function cutValues(values: DebtValues): DebtValues {
  return mapFields(
    debtFields,
    (name) => cleanDebtText(name, cleanDebtText(name, values[name]).slice(0, maxLengthOf(debtField(name)))),
    (name) => values[name],
  );
}
