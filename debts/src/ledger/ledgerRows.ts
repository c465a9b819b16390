import { factsOf } from '../invoices/factsOf';
import type { InvoiceOfDocument } from '../invoices/readDebts';
import type { Debt } from '../row/Debt';
import type { LedgerRow } from './Ledger';

/** The rows with what the e-invoices among the documents say beyond their columns */
export function ledgerRows(debts: readonly Debt[], read: readonly InvoiceOfDocument[]): LedgerRow[] {
  const invoices = new Map(read.map(({ sha256, invoice }) => [sha256, invoice]));
  return debts.map((debt) => {
    const invoice = debt.source.kind === 'document' ? invoices.get(debt.source.sha256) : undefined;
    return invoice === undefined ? debt : { ...debt, facts: factsOf(invoice) };
  });
}
