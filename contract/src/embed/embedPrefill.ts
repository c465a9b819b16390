import * as v from 'valibot';
import { intakeFields, type IntakeFieldName } from '../intakeFields';

/**
 * What a partner's page may fill in for its visitor, under the names of the intake's fields. The bank account is not among
 * them: where money goes is for the visitor alone to say.
 */
export const prefillFieldNames = [
  'company_name',
  'vat_number',
  'address',
  'contact_person',
  'phone',
  'email',
] as const satisfies readonly IntakeFieldName[];

export type PrefillFieldName = (typeof prefillFieldNames)[number];

/** What a partner's page knows of its visitor. */
export type EmbedPrefill = Partial<Record<PrefillFieldName, string>>;

/** Takes what is usable of what a page fills in: known fields, texts and numbers, no longer than the field takes. */
export const prefillSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((given) => {
    const prefill: EmbedPrefill = {};
    for (const name of prefillFieldNames) {
      const value = given[name];
      const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
      if (text !== '' && text.length <= intakeFields[name].maxLength) prefill[name] = text;
    }
    return prefill;
  }),
);
