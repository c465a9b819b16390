import type { Debt } from '@incasso/debts/Debt';
import { mergeDebts, type ReadDebt } from '@incasso/debts/mergeDebts';
import { readDebts } from '@incasso/debts/readDebts';
import type { InvoiceReading } from './InvoiceReading';

/** What the e-invoices of a record say is owed. A fault here must not lose the case: its documents have it all. */
export function debtsRead(invoices: readonly InvoiceReading[]): ReadDebt[] {
  try {
    return readDebts(invoices);
  } catch {
    return [];
  }
}

/** The rows of what is owed. An addition, and a record from before there were rows, has those of its e-invoices. */
export function debtsOf({
  debts,
  invoices,
}: {
  readonly debts?: readonly Debt[];
  readonly invoices: readonly InvoiceReading[];
}): readonly Debt[] {
  return debts ?? mergeDebts([], debtsRead(invoices));
}
