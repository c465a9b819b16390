import { partnerReferenceSchema } from '@incasso/contract/partnerReference';
import { warn } from '../warn';
import * as v from 'valibot';

/** The partner's reference, cleaned. Empty when unusable, with a warning for the page's developer. */
export function readPartnerReference(written: string): string {
  const { success, output } = v.safeParse(partnerReferenceSchema, written);
  if (success) return output;
  warn('attribute_invalid reference');
  return '';
}
