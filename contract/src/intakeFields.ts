import { formatIban, isIban } from './bankAccount';
import { cleanCode, cleanLine, cleanText } from './cleanText';
import { formatCompanyNumber, isCompanyNumber } from './companyNumber';
import { fieldLimits } from './limits';

/** Titles of the wizard's steps, for visitors and staff. */
export const stepTitles = { 1: 'Bedrijfsgegevens', 2: 'Contact', 3: 'Documenten' } as const;

export type IntakeStep = keyof typeof stepTitles;

export const intakeSteps = [1, 2, 3] as const satisfies readonly IntakeStep[];

export type IntakeField = {
  readonly step: IntakeStep;
  /** Label for visitors and staff. */
  readonly label: string;
  /** Help under the label, if some answers would be useless without it. Default: none. */
  readonly hint?: string;
  /** Whether submitting requires it. Default: no. */
  readonly required?: true;
  /** Longest accepted value, in characters. */
  readonly maxLength: number;
  /** Whether it is a code for machines, such as a number. Default: no. */
  readonly isCode?: true;
  /** Lines of a text area. Default: one line of text. */
  readonly lines?: number;
  /** Soft validation: shows a question, never blocks. */
  readonly check?: FieldCheck;
  /** Formats an answer. Default: unchanged. */
  readonly format?: (answer: string) => string;
  /** Attributes of its control: keyboard and autofill. */
  readonly input?: FieldInput;
};

type FieldCheck = {
  readonly question: string;
  /** What the answer should be, for the hint. */
  readonly subject: string;
  /** Absent if only the server can check. */
  readonly isValid?: (answer: string) => boolean;
};

type FieldInput = {
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'email' | 'tel';
  readonly autoComplete?: 'off' | 'organization' | 'name' | 'email' | 'tel';
  readonly autoCapitalize?: 'off' | 'characters' | 'words';
  readonly spellCheck?: boolean;
};

const doubtfulNumber = 'Klopt dit nummer?';

/** The text fields by their payload names, in the order of the wizard and the staff mail. */
export const intakeFields = {
  company_name: {
    step: 1,
    label: 'Bedrijfsnaam',
    required: true,
    maxLength: fieldLimits.line,
    input: { autoComplete: 'organization', autoCapitalize: 'words', spellCheck: false },
  },
  vat_number: {
    step: 1,
    label: 'KBO nummer',
    hint: 'Of uw btw-nummer, ook buitenlands.',
    required: true,
    maxLength: fieldLimits.line,
    isCode: true,
    check: { question: doubtfulNumber, subject: 'geldig KBO-nummer', isValid: isCompanyNumber },
    format: formatCompanyNumber,
    // Not numeric: foreign numbers and the prefix BE have letters.
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  },
  address: {
    step: 1,
    label: 'Adres',
    hint: 'Straat, nummer, postcode en gemeente.',
    required: true,
    maxLength: fieldLimits.line,
    // Each autofill of one line lacks the postal code or the town.
    input: { autoComplete: 'off', autoCapitalize: 'words', spellCheck: false },
  },
  contact_person: {
    step: 2,
    label: 'Contactpersoon',
    required: true,
    maxLength: fieldLimits.line,
    input: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  },
  phone: {
    step: 2,
    label: 'Telefoon',
    required: true,
    maxLength: fieldLimits.line,
    isCode: true,
    check: { question: doubtfulNumber, subject: 'geldig telefoonnummer' },
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
  email: {
    step: 2,
    label: 'E-mail',
    hint: 'Hier krijgt u de bevestiging.',
    required: true,
    maxLength: fieldLimits.email,
    isCode: true,
    // Browsers turn a pasted dash into `xn--`: the mail would go to a stranger's domain.
    check: {
      question: 'Klopt dit e-mailadres?',
      subject: 'geldig e-mailadres met gewone letters',
      isValid: (answer) => !/[@.]xn--/i.test(answer),
    },
    format: cleanCode,
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'off', spellCheck: false },
  },
  bank_account: {
    step: 2,
    label: 'Rekeningnummer',
    required: true,
    maxLength: fieldLimits.line,
    isCode: true,
    check: { question: doubtfulNumber, subject: 'geldige IBAN', isValid: isIban },
    format: formatIban,
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  },
  documents_info: {
    step: 3,
    label: 'Toelichting bij de documenten',
    hint: 'Wat moeten we weten om uw documenten te begrijpen?',
    maxLength: fieldLimits.text,
    lines: 3,
  },
  invoices_terms: {
    step: 3,
    label: 'Facturen en algemene voorwaarden',
    hint: 'Wat moeten we nog weten over uw facturen of voorwaarden?',
    maxLength: fieldLimits.text,
    lines: 3,
  },
  partial_payments: {
    step: 3,
    label: 'Gedeeltelijke betalingen',
    hint: 'Heeft uw debiteur al iets betaald? Noteer bedrag en datum.',
    maxLength: fieldLimits.text,
    lines: 3,
  },
} as const satisfies Record<string, IntakeField>;

export type IntakeFieldName = keyof typeof intakeFields;
export type IntakeAnswers = Record<IntakeFieldName, string>;

export type ServerCheckedField = {
  [Name in IntakeFieldName]: (typeof intakeFields)[Name] extends { check: { isValid: unknown } }
    ? never
    : (typeof intakeFields)[Name] extends { check: unknown }
      ? Name
      : never;
}[IntakeFieldName];

export function isIntakeFieldName(name: string): name is IntakeFieldName {
  return Object.hasOwn(intakeFields, name);
}

export function intakeField(name: IntakeFieldName): IntakeField {
  return intakeFields[name];
}

/** All text fields, in the wizard's order. */
export const intakeFieldNames: readonly IntakeFieldName[] = Object.keys(intakeFields).filter(isIntakeFieldName);

export function fieldsOfStep(step: IntakeStep): IntakeFieldName[] {
  return intakeFieldNames.filter((name) => intakeFields[name].step === step);
}

/** Next on step 1 needs these. */
export const fieldsNeededForStep2 = ['company_name', 'vat_number'] as const satisfies readonly IntakeFieldName[];

/** Submitting needs these. In the wizard's order. */
export const requiredIntakeFields: readonly IntakeFieldName[] = intakeFieldNames.filter((name) => isRequired(name));

export function isRequired(name: IntakeFieldName): boolean {
  return intakeField(name).required === true;
}

/** An answer as validated and stored: without invisible characters. */
export function cleanAnswer(name: IntakeFieldName, answer: string): string {
  const { lines, isCode } = intakeField(name);
  if (lines !== undefined) return cleanText(answer);
  return isCode === true ? cleanCode(answer) : cleanLine(answer);
}

/** Whether an answer fails its field's check, as far as the browser can tell. Never blocks. */
export function isDoubtful(name: IntakeFieldName, answer: string): boolean {
  const cleaned = cleanAnswer(name, answer);
  return cleaned !== '' && intakeField(name).check?.isValid?.(cleaned) === false;
}

/** Formats an answer: groups numbers with valid check digits, leaves other text unchanged. */
export function formatAnswer(name: IntakeFieldName, answer: string): string {
  const { format } = intakeField(name);
  return format === undefined ? answer : format(answer);
}

/** The named fields without visible content, in the order given. */
export function missingFields(answers: IntakeAnswers, names: readonly IntakeFieldName[]): IntakeFieldName[] {
  return names.filter((name) => cleanAnswer(name, answers[name]) === '');
}

export function mapFields<Value>(valueOf: (name: IntakeFieldName) => Value): Record<IntakeFieldName, Value>;
export function mapFields(valueOf: (name: IntakeFieldName) => unknown): Record<string, unknown> {
  return Object.fromEntries(intakeFieldNames.map((name) => [name, valueOf(name)]));
}

export function emptyIntakeAnswers(): IntakeAnswers {
  return mapFields(() => '');
}
