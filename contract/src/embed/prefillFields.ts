import type { IntakeFieldName, IntakeAnswers } from '../forms/intakeFields';

/** Fields that a partner's page may fill in. The bank account is excluded: only the visitor says where money goes. */
export const prefillFieldNames = [
  'company_name',
  'vat_number',
  'address',
  'contact_person',
  'phone',
  'email',
] as const satisfies readonly IntakeFieldName[];

type PrefillFieldName = (typeof prefillFieldNames)[number];

export type EmbedPrefill = Partial<Record<PrefillFieldName, string>>;

/** The attribute that fills a field: `prefill-company-name` fills `company_name`. */
export function prefillAttribute(field: PrefillFieldName): string {
  return `prefill-${field.replace(/_/g, '-')}`;
}

/** Session storage keys under which the hero form stores a prefill. */
export const prefillKeys = {
  contact_person: 'intake-name',
  email: 'intake-email',
} as const satisfies Partial<IntakeAnswers>;
