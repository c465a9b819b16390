import type { Invoice } from './Invoice';

/** Whether a document is a refund: a credit note, or a negative invoice. */
export function isCredit({ kind, amounts }: Pick<Invoice, 'kind' | 'amounts'>): boolean {
  return kind === 'credit_note' || amounts.payable.startsWith('-');
}
