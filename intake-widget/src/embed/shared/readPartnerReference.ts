import { fieldLimits } from '@incasso/contract/limits';
import { partnerReferenceSchema } from '@incasso/contract/partnerReference';
import { safeParse } from 'valibot';

/** The reference that a page gives, cleaned. One that cannot be used is empty; the page's developer gets a warning. */
export function readPartnerReference(given: unknown): string {
  const { success, output } = safeParse(partnerReferenceSchema, given);
  if (success) return output;
  console.warn(`incasso-intake: reference is ignored: no text of at most ${fieldLimits.partnerReference} characters.`);
  return '';
}
