import * as v from 'valibot';
import { intakeFields } from '../intakeFields';
import { prefillFieldNames, type EmbedPrefill } from './prefillFields';

/**
 * Takes the usable values among those that a page fills in: texts and numbers for known fields, within the field's
 * length.
 */
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
