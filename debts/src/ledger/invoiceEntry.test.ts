import { sampleInvoice, without } from '@incasso/documents/testing/sampleInvoice';
import { rowOfInvoice, sampleLedger, sampleRow, sampleRows } from '../../testing/sampleLedger';
import { blankValues } from '../row/Debt';
import type { LedgerRow } from './Ledger';

/** The first row's reasons, its total, and its sums */
function entryOf(...rows: LedgerRow[]): string {
  const [entry] = sampleLedger(rows).debtors.flatMap(({ entries }) => entries);
  if (entry === undefined) throw new Error('There is no row.');
  const codes = entry.reasons.map(({ code }) => code);
  const { total, open, interest, compensation, claim } = entry;
  return `${[...codes, total].join(' ')}: ${open} + ${interest} + ${compensation} = ${claim}`;
}

const instalments = (...days: string[]) =>
  rowOfInvoice(sampleInvoice({ dueDate: days[0] ?? '', instalments: days.map((dueDate) => ({ dueDate })) }));

test.each<[string, LedgerRow, string]>([
  ['due yesterday', sampleRow({ dueDate: '2026-11-28' }), 'due: 1250.00 + 0.36 + 40.00 = 1290.36'],
  [
    'due today: it can still be paid in time',
    sampleRow({ dueDate: '2026-11-29' }),
    'not_due notDue: 1250.00 + 0.00 + 0.00 = 0.00',
  ],
  ['due ten years ago', sampleRow({ dueDate: '2016-11-29' }), 'due: 1250.00 + 1162.89 + 40.00 = 2452.89'],
  ['a day older', sampleRow({ dueDate: '2016-11-28' }), 'may_have_lapsed mayHaveLapsed: 1250.00 + 0.00 + 0.00 = 0.00'],
  ['without a due day', sampleRow({ dueDate: '' }), 'no_due_day due: 1250.00 + 0.00 + 0.00 = 1250.00'],
  [
    'with words for a due day',
    sampleRow({ dueDate: 'bij ontvangst' }),
    'no_due_day due: 1250.00 + 0.00 + 0.00 = 1250.00',
  ],
  [
    'disputed and not due',
    sampleRow({ dueDate: '2027-01-31', isDisputed: true }),
    'not_due disputed notDue: 1250.00 + 0.00 + 0.00 = 0.00',
  ],
  [
    'disputed without a due day',
    sampleRow({ dueDate: '', isDisputed: true }),
    'disputed no_due_day disputed: 1250.00 + 0.00 + 0.00 = 1250.00',
  ],
  [
    'in instalments that are all past',
    instalments('2026-02-14', '2026-03-14'),
    'in_instalments due: 1210.00 + 0.00 + 0.00 = 1210.00',
  ],
  [
    'in instalments of which one is to come',
    instalments('2026-02-14', '2027-03-14'),
    'not_due in_instalments notDue: 1210.00 + 0.00 + 0.00 = 0.00',
  ],
  [
    'in instalments of which the first alone is known, and to come',
    without(instalments('2027-02-14', '2027-03-14'), 'facts'),
    'not_due in_instalments notDue: 1210.00 + 0.00 + 0.00 = 0.00',
  ],
  [
    'in instalments, for which the visitor gives one day',
    { ...instalments('2026-02-14', '2027-03-14'), dueDate: '2026-03-01' },
    'due: 1210.00 + 95.03 + 40.00 = 1345.03',
  ],
  ['in dollars', sampleRow({ amount: 'USD 1250' }), 'other_currency due: 1250.00 + 98.17 + 0.00 = 1348.17'],
  ['of nothing', sampleRow({ amount: '0', isDisputed: true }), 'nothing_open due: 0.00 + 0.00 + 0.00 = 0.00'],
])('an invoice %s', (_what, row, expected) => {
  expect(entryOf(row)).toBe(expected);
});

test('interest and compensation are on what a credit note leaves open; nothing is on what it covers', () => {
  const credit = sampleRow({ id: '2', invoice: 'C1', amount: '-1.000', dueDate: '' });

  expect(entryOf(sampleRow(), credit)).toBe('due: 250.00 + 19.63 + 40.00 = 309.63');
  expect(entryOf(sampleRow({ amount: '1000' }), credit)).toBe('nothing_open due: 0.00 + 0.00 + 0.00 = 0.00');
});

test('an amount that cannot be read is in no total, and an empty row is ignored', () => {
  const { debtors, counts } = sampleLedger(sampleRows({ amount: 'ongeveer 500' }, { amount: '' }, blankValues));

  expect(debtors.map(({ entries, totals }) => [entries.map(({ reasons }) => reasons), totals])).toEqual([
    [[[{ code: 'amount_unreadable', amount: 'ongeveer 500' }], [{ code: 'amount_unreadable', amount: '' }]], []],
  ]);
  expect(counts).toEqual({ invoices: 2, creditNotes: 0, debtors: 1 });
});

test('euro come first, and only debtors with a name and a debt are counted', () => {
  const nameless = { ...blankValues, amount: 'AUD 5' };
  const credit = { debtor: 'Bis BV', number: '', amount: '-10' };

  const { totals, counts } = sampleLedger(sampleRows(nameless, credit, { amount: 'USD 5' }));

  expect(totals.map(({ currency, totals: { due } }) => `${currency} ${due.open}`)).toEqual([
    'EUR 0.00',
    'AUD 5.00',
    'USD 5.00',
  ]);
  expect(counts).toEqual({ invoices: 2, creditNotes: 1, debtors: 1 });
});
