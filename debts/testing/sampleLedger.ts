import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import type { Invoice } from '@incasso/documents/Invoice';
import type { InterestRates } from '../src/interest/halfYears';
import { readDebts } from '../src/invoices/readDebts';
import type { LedgerRow, Sums } from '../src/ledger/Ledger';
import { ledgerOf } from '../src/ledger/ledgerOf';
import { ledgerRows } from '../src/ledger/ledgerRows';
import { mergeDebts } from '../src/row/mergeDebts';
import { sampleDebt } from './sampleDebt';

export const day = '2026-11-29';

/** Those published on `day`: a rate that the firm adds later changes no test. */
const rates: InterestRates = {
  ...{ '2016-2': '8.00', '2023-1': '10.50', '2023-2': '12.00', '2024-1': '12.50', '2024-2': '12.50' },
  ...{ '2025-1': '11.50', '2025-2': '10.50', '2026-1': '10.50' },
};

export const options = {
  client: sampleAnswers({ vat_number: '0123.456.749', address: 'Voorbeeldstraat 1, 8500 Kortrijk' }),
  day,
  rates,
};

export const sampleLedger = (rows: readonly LedgerRow[]) => ledgerOf(rows, options);

export function sampleRow(changes: Partial<LedgerRow> = {}): LedgerRow {
  return { ...sampleDebt(), ...changes };
}

/** Rows with ids in their order */
export function sampleRows(...changes: Partial<LedgerRow>[]): LedgerRow[] {
  return changes.map((change, index) => sampleRow({ ...change, id: String(index + 1) }));
}

/** The row of an e-invoice */
export function rowOfInvoice(invoice: Invoice = sampleInvoice()): LedgerRow {
  const read = [{ sha256: 'a'.repeat(64), invoice }];
  const [row] = ledgerRows(mergeDebts([], readDebts(read)), read);
  if (row === undefined) throw new Error('The document has no row.');
  return row;
}

export function sums(open = '0.00', interest = '0.00', compensation = '0.00', claim = '0.00'): Sums {
  return { open, interest, compensation, claim };
}
