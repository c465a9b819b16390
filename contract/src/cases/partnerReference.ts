import * as v from 'valibot';
import { cleanLine } from '../values/cleanText';
import { fieldLimits } from '../limits';

/**
 * A partner's own reference for a case; empty without one. A longer one is refused, not cut: a cut reference could be
 * another case's.
 */
export const partnerReferenceSchema = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.maxLength(fieldLimits.partnerReference),
);
