import { documentTypeCodes } from './documentTypeCodes.text';
import type { Invoice } from './Invoice';
import { isCredit } from './isCredit';

/** The purpose of a document; a negative invoice is a refund. */
export function purposeOf(document: Pick<Invoice, 'kind' | 'typeCode' | 'amounts'>): Invoice['purpose'] {
  if (typeof documentTypeCodes.get(document.typeCode) === 'object') return 'none';
  return isCredit(document) ? 'credit' : 'debt';
}
