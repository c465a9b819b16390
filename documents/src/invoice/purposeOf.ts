import { documentTypeCodes } from './documentTypeCodes.text';
import type { Invoice } from './Invoice';
import { isCredit } from './isCredit';

/** What a document is for; an invoice below zero gives money back. */
export function purposeOf(document: Pick<Invoice, 'kind' | 'typeCode' | 'amounts'>): Invoice['purpose'] {
  if (typeof documentTypeCodes.get(document.typeCode) === 'object') return 'none';
  return isCredit(document) ? 'credit' : 'debt';
}
