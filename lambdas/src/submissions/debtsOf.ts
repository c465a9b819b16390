import type { Debt } from '@incasso/debts/Debt';
import { mergeDebts, type ReadDebt } from '@incasso/debts/mergeDebts';
import { readDebts } from '@incasso/debts/readDebts';
import type { InvoiceReading } from './InvoiceReading';
import type { AdditionRecord, IntakeRecord } from './SubmissionRecord';

/** The debts in the e-invoices of a record. An error here must not lose the case: its documents have everything. */
export function debtsRead(invoices: readonly InvoiceReading[]): ReadDebt[] {
  try {
    return readDebts(invoices);
  } catch {
    return [];
  }
}

/** The debts of a record. An addition has those of its e-invoices. */
export function debtsOf(record: IntakeRecord | AdditionRecord): readonly Debt[] {
  return record.kind === 'intake' ? record.debts : mergeDebts([], debtsRead(record.invoices));
}
