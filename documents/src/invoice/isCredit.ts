import type { Invoice } from './Invoice';

/** Whether a document is about money that the seller gives back: a credit note, or an invoice below zero. */
export function isCredit({ kind, amounts }: Pick<Invoice, 'kind' | 'amounts'>): boolean {
  return kind === 'credit_note' || amounts.payable.startsWith('-');
}
