import { fieldLimits } from '@incasso/contract/limits';
import { partnerReferenceSchema } from '@incasso/contract/partnerReference';
import * as v from 'valibot';

/** The partner's reference, cleaned. Empty when unusable, with a warning for the page's developer. */
export function readPartnerReference(written: string): string {
  const { success, output } = v.safeParse(partnerReferenceSchema, written);
  if (success) return output;
  console.warn(`incasso-intake: reference is ignored: no text of at most ${fieldLimits.partnerReference} characters.`);
  return '';
}
