import { fieldLimits } from '@incasso/contract/limits';
import { partnerReferenceSchema } from '@incasso/contract/partnerReference';
import { safeParse } from 'valibot';

/** The page's reference, cleaned. Empty when unusable, with a warning for the page's developer. */
export function readPartnerReference(given: unknown): string {
  const { success, output } = safeParse(partnerReferenceSchema, given);
  if (success) return output;
  console.warn(`incasso-intake: reference is ignored: no text of at most ${fieldLimits.partnerReference} characters.`);
  return '';
}
