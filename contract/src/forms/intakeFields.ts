import { formatIban, isIban } from '../values/bankAccount';
import { formatCompanyNumber, isCompanyNumber } from '../values/companyNumber';
import { cleanField, emptyAnswers, fieldNames, formatField, mapFields, type TextFieldSpec } from './FieldSpec';

export const stepTitles = { 1: 'Bedrijfsgegevens', 2: 'Contact', 3: 'Documenten' } as const;

export type IntakeStep = keyof typeof stepTitles;

export const intakeSteps = [1, 2, 3] as const satisfies readonly IntakeStep[];

export type IntakeField = TextFieldSpec & {
  readonly step: IntakeStep;
  /** Soft validation: shows a question, never blocks. */
  readonly check?: FieldCheck;
};

type FieldCheck = {
  readonly question: string;
  /** What the answer should be, for the hint. */
  readonly subject: string;
  /** Absent if only the server can check. */
  readonly isValid?: (answer: string) => boolean;
};

const doubtfulNumber = 'Klopt dit nummer?';

/** The text fields by their payload names, in the order of the wizard and the staff mail. */
export const intakeFields = {
  company_name: {
    step: 1,
    label: 'Bedrijfsnaam',
    control: 'text',
    required: true,
    isPersonal: true,
    autoComplete: 'organization',
  },
  vat_number: {
    step: 1,
    label: 'KBO nummer',
    hint: 'Of uw btw-nummer, ook buitenlands.',
    control: 'text',
    required: true,
    isPersonal: true,
    isCode: true,
    check: { question: doubtfulNumber, subject: 'geldig KBO-nummer', isValid: isCompanyNumber },
    format: formatCompanyNumber,
  },
  address: {
    step: 1,
    label: 'Adres',
    hint: 'Straat, nummer, postcode, gemeente.',
    control: 'text',
    required: true,
    isPersonal: true,
    // No autoComplete: each autofill of one line lacks the postal code or the town.
  },
  contact_person: {
    step: 2,
    label: 'Contactpersoon',
    control: 'text',
    required: true,
    isPersonal: true,
    autoComplete: 'name',
  },
  phone: {
    step: 2,
    label: 'Telefoon',
    control: 'phone',
    required: true,
    isPersonal: true,
    check: { question: doubtfulNumber, subject: 'geldig telefoonnummer' },
    autoComplete: 'tel',
  },
  email: {
    step: 2,
    label: 'E-mail',
    hint: 'Hier krijgt u de bevestiging.',
    control: 'email',
    required: true,
    isPersonal: true,
    // Browsers turn a pasted dash into `xn--`: the mail would go to a stranger's domain.
    check: {
      question: 'Klopt dit e-mailadres?',
      subject: 'geldig e-mailadres met gewone letters',
      isValid: (answer) => !/[@.]xn--/i.test(answer),
    },
    autoComplete: 'email',
  },
  bank_account: {
    step: 2,
    label: 'Rekeningnummer',
    hint: 'Hierop storten we wat u toekomt.',
    control: 'text',
    required: true,
    isPersonal: true,
    isCode: true,
    check: { question: doubtfulNumber, subject: 'geldige IBAN', isValid: isIban },
    format: formatIban,
  },
  documents_info: {
    step: 3,
    label: 'Toelichting bij de documenten',
    hint: 'Wat moeten we weten om uw documenten te begrijpen?',
    control: 'area',
  },
  invoices_terms: {
    step: 3,
    label: 'Facturen en algemene voorwaarden',
    hint: 'Wat moeten we nog weten over uw facturen of voorwaarden?',
    control: 'area',
  },
  partial_payments: {
    step: 3,
    label: 'Gedeeltelijke betalingen',
    hint: 'Heeft uw debiteur al iets betaald? Noteer bedrag en datum.',
    control: 'area',
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
export const intakeFieldNames = fieldNames(intakeFields);

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
  return cleanField(intakeField(name), answer);
}

/** Whether an answer fails its field's check, as far as the browser can tell. Never blocks. */
export function isDoubtful(name: IntakeFieldName, answer: string): boolean {
  const cleaned = cleanAnswer(name, answer);
  return cleaned !== '' && intakeField(name).check?.isValid?.(cleaned) === false;
}

/** Formats an answer: groups numbers with valid check digits, leaves other text unchanged. */
export function formatAnswer(name: IntakeFieldName, answer: string): string {
  return formatField(intakeField(name), answer);
}

/** The named fields without visible content, in the order given. */
export function missingFields(answers: IntakeAnswers, names: readonly IntakeFieldName[]): IntakeFieldName[] {
  return names.filter((name) => cleanAnswer(name, answers[name]) === '');
}

export function mapAnswers<Value>(valueOf: (name: IntakeFieldName) => Value): Record<IntakeFieldName, Value> {
  return mapFields(intakeFields, valueOf, valueOf);
}

export function emptyIntakeAnswers(): IntakeAnswers {
  return emptyAnswers(intakeFields);
}
