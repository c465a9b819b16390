import { sampleLedger, sampleRows } from '../../testing/sampleLedger';
import type { LedgerRow } from './Ledger';

const acme = { debtor: 'ACME', number: '' };
const early = { ...acme, invoice: 'F1', amount: '100', dueDate: '2026-01-31' };
const late = { ...acme, invoice: 'F2', amount: '100', dueDate: '2026-03-31' };
const undated = { ...acme, invoice: 'F3', amount: '100', dueDate: '' };
const disputed = { ...acme, invoice: 'F4', amount: '100', dueDate: '2025-12-31', isDisputed: true };
const notDue = { ...acme, invoice: 'F5', amount: '100', dueDate: '2027-01-31' };
const lapsed = { ...acme, invoice: 'F6', amount: '100', dueDate: '2012-01-31' };
const nameless = { debtor: '', number: '' };

function credit(amount: string, creditedInvoice = '', debtor: Partial<LedgerRow> = acme): Partial<LedgerRow> {
  return { ...debtor, invoice: `C${amount}${creditedInvoice}`, amount, dueDate: '', creditedInvoice };
}

/** What stays open of each invoice, and of the credit notes together, whatever the order of the rows */
function left(...said: Partial<LedgerRow>[]): string {
  const rows = sampleRows(...said);
  const found = [rows, [...rows].reverse()].map((given) => {
    const entries = sampleLedger(given).debtors.flatMap((debtor) => debtor.entries);
    const rests = entries
      .filter(({ kind }) => kind === 'creditNote')
      .map(({ money, credited }) => -Number(money?.amount) - Number(credited));
    const open = rows.flatMap(({ id }) =>
      entries.filter(({ row, kind }) => row.id === id && kind === 'invoice').map((entry) => Number(entry.open)),
    );
    return `${open.join(' ')} | ${rests.reduce((sum, rest) => sum + rest, 0)}`;
  });
  expect(found[1]).toBe(found[0]);
  return found[0] ?? '';
}

test.each<[string, Partial<LedgerRow>[], string]>([
  ['that names no invoice lowers what is due first', [late, { ...early, invoice: 'F9' }, credit('-150')], '50 0 | 0'],
  [
    'that names no invoice is not for one without a number',
    [early, { ...late, invoice: '', amount: '90' }, credit('-60')],
    '40 90 | 0',
  ],
  ['that names an invoice lowers that one', [early, late, credit('-60', 'F2')], '100 40 | 0'],
  [
    'above the invoice that it names lowers the others too',
    [early, late, undated, credit('-130', 'f2')],
    '70 0 100 | 0',
  ],
  ['that names two invoices lowers both', [early, late, undated, credit('-150', 'F2, F3')], '100 0 50 | 0'],
  [
    'that names one invoice comes before one that names it and another',
    [early, late, undated, { ...credit('-100', 'F2, F3'), invoice: 'A' }, credit('-100', 'F2')],
    '100 0 0 | 0',
  ],
  ['for an invoice of another case lowers what is due first', [early, late, credit('-60', 'F99')], '40 100 | 0'],
  [
    'lowers what is due before what has no day, is disputed, not due, or may have lapsed',
    [lapsed, notDue, disputed, undated, early, credit('-150')],
    '100 100 100 50 0 | 0',
  ],
  ['lowers what is not due yet last', [notDue, disputed, credit('-150')], '50 0 | 0'],
  ['above all invoices leaves a rest', [early, late, credit('-250')], '0 0 | 50'],
  [
    'does not lower an invoice that may be one already counted',
    [early, { ...early, amount: '40' }, credit('-60')],
    '100 0 | 20',
  ],
  ['lowers no invoice in another currency', [{ ...early, amount: 'USD 100' }, credit('-60')], '100 | 60'],
  [
    'lowers no invoice of another debtor, even if it names it',
    [early, credit('-60', 'F1', { debtor: 'Bis' })],
    '100 | 60',
  ],
  ['without a debtor lowers the invoice that it names', [early, credit('-60', 'F1', nameless)], '40 | 0'],
  ['without a debtor or an invoice lowers none', [early, credit('-60', '', nameless)], '100 | 60'],
  [
    'without a debtor lowers none if two debtors have the number that it names',
    [early, { ...early, debtor: 'Bis', amount: '70' }, credit('-60', 'F1', nameless)],
    '100 70 | 60',
  ],
])('a credit note %s', (_what, said, expected) => {
  expect(left(...said)).toBe(expected);
});
