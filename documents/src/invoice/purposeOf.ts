import { documentTypeCodes } from './documentTypeCodes.text';
import type { Invoice } from './Invoice';

/** The purpose of a document; a negative invoice is a refund. */
export function purposeOf(document: Pick<Invoice, 'kind' | 'typeCode' | 'amounts'>): Invoice['purpose'] {
  if (typeof documentTypeCodes.get(document.typeCode) === 'object') return 'none';
  return isCredit(document) ? 'credit' : 'debt';
}

export function isCredit({ kind, amounts }: Pick<Invoice, 'kind' | 'amounts'>): boolean {
  return kind === 'credit_note' || amounts.payable.startsWith('-');
}
