import * as v from 'valibot';
import { cleanAnswer } from '../forms/intakeFields';
import { prefillFieldNames, type EmbedPrefill } from './prefillFields';

/** Keeps the usable prefill values: texts and numbers for known fields. */
export const prefillSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((given) => {
    const prefill: EmbedPrefill = {};
    for (const name of prefillFieldNames) {
      const value = given[name];
      const text = typeof value === 'string' || typeof value === 'number' ? cleanAnswer(name, String(value)) : '';
      if (text !== '') prefill[name] = text;
    }
    return prefill;
  }),
);
