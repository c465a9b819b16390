import { fieldLimits } from './limits';

/** One text field of the intake request (specification, sections 3 and 7). */
export type IntakeField = {
  /** The wizard's step that asks for it. */
  readonly step: 1 | 2 | 3;
  /** What the visitor and the staff read. */
  readonly label: string;
  /** Whether submitting needs it (section 5). Default: no. */
  readonly required?: true;
  /** Longest accepted value, in characters. */
  readonly maxLength: number;
};

/** The text fields under the names of the payload, in the wizard's order, which is also the staff mail's. */
export const intakeFields = {
  company_name: { step: 1, label: 'Bedrijfsnaam', required: true, maxLength: fieldLimits.line },
  vat_number: { step: 1, label: 'KBO nummer', required: true, maxLength: fieldLimits.line },
  address: { step: 1, label: 'Adres', required: true, maxLength: fieldLimits.line },
  contact_person: { step: 2, label: 'Contactpersoon', required: true, maxLength: fieldLimits.line },
  phone: { step: 2, label: 'Telefoon', required: true, maxLength: fieldLimits.line },
  email: { step: 2, label: 'E-mail', required: true, maxLength: fieldLimits.email },
  bank_account: { step: 2, label: 'Rekeningnummer', required: true, maxLength: fieldLimits.line },
  documents_info: { step: 3, label: 'Toelichting bij uw documenten', maxLength: fieldLimits.text },
  invoices_terms: { step: 3, label: 'Facturen en algemene voorwaarden', maxLength: fieldLimits.text },
  partial_payments: { step: 3, label: 'Gedeeltelijke betalingen', maxLength: fieldLimits.text },
} as const satisfies Record<string, IntakeField>;

export type IntakeFieldName = keyof typeof intakeFields;
export type IntakeAnswers = Record<IntakeFieldName, string>;

function isFieldName(name: string): name is IntakeFieldName {
  return Object.hasOwn(intakeFields, name);
}

/** All text fields, in the wizard's order. */
export const intakeFieldNames: readonly IntakeFieldName[] = Object.keys(intakeFields).filter(isFieldName);

/** What Next on step 1 asks for (decision 2). */
export const fieldsNeededForStep2 = ['company_name', 'vat_number'] as const satisfies readonly IntakeFieldName[];

/** What submitting asks for, in the wizard's order. */
export const requiredIntakeFields: readonly IntakeFieldName[] = intakeFieldNames.filter((name) => isRequired(name));

export function isRequired(name: IntakeFieldName): boolean {
  const field: IntakeField = intakeFields[name];
  return field.required === true;
}

/** Those of the named fields that are empty or hold white space only, in the order given. */
export function missingFields(answers: IntakeAnswers, names: readonly IntakeFieldName[]): IntakeFieldName[] {
  return names.filter((name) => answers[name].trim() === '');
}

/** A request with every text field empty. */
export function emptyIntakeAnswers(): IntakeAnswers {
  return {
    company_name: '',
    vat_number: '',
    address: '',
    contact_person: '',
    phone: '',
    email: '',
    bank_account: '',
    documents_info: '',
    invoices_terms: '',
    partial_payments: '',
  };
}

/** Names under which the hero form leaves a prefill in the session storage (decision 18). */
export const prefillKeys = { contact_person: 'intake-name', email: 'intake-email' } as const;
