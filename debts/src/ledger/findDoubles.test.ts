import { sampleLedger, sampleRows } from '../../testing/sampleLedger';
import type { LedgerRow } from './Ledger';

/** The rows that may be counted already, by amount, whatever the order of the rows */
function doubles(said: readonly Partial<LedgerRow>[]): string[] {
  const rows = sampleRows(...said.map((change) => ({ dueDate: '2026-01-31', ...change })));
  const found = [rows, [...rows].reverse()].map((given) =>
    sampleLedger(given)
      .debtors.flatMap(({ entries }) => entries)
      .filter(({ reasons }) => reasons.some(({ code }) => code.endsWith('perhaps_twice')))
      .map(({ money, row }) => `${money?.amount} ${row.dueDate}`.trim())
      .sort(),
  );
  expect(found[1]).toEqual(found[0]);
  return found[0] ?? [];
}

test.each<[string, Partial<LedgerRow>[], string[]]>([
  [
    'the larger amount of two of one number',
    [
      { invoice: '1', amount: '1210' },
      { invoice: '1', amount: '710' },
    ],
    ['1210.00 2026-01-31'],
  ],
  [
    'all but the smallest of three',
    ['10', '30', '20'].map((amount) => ({ invoice: '1', amount })),
    ['20.00 2026-01-31', '30.00 2026-01-31'],
  ],
  [
    'the one due first of two of one amount, since it bears more interest',
    ['2026-01-31', '2026-02-28'].map((dueDate) => ({ invoice: '1', amount: '10', dueDate })),
    ['10.00 2026-01-31'],
  ],
  [
    'the one with a due day of two of one amount',
    ['2026-01-31', ''].map((dueDate) => ({ invoice: '1', amount: '10', dueDate })),
    ['10.00 2026-01-31'],
  ],
  [
    'the one that is not disputed',
    [
      { invoice: '1', amount: '10', dueDate: '2026-02-28' },
      { invoice: '1', amount: '10', isDisputed: true },
    ],
    ['10.00 2026-02-28'],
  ],
  [
    'one without a number beside two invoices of its amount',
    ['1', '2', ''].map((invoice) => ({ invoice, amount: '121', dueDate: invoice === '' ? '' : '2026-01-31' })),
    ['121.00'],
  ],
  [
    'the larger of one number, not one without a number that is only like that',
    [
      { invoice: '1', amount: '50' },
      { invoice: '1', amount: '121' },
      { invoice: '', amount: '121', dueDate: '' },
    ],
    ['121.00 2026-01-31'],
  ],
  [
    'neither of two that the visitor said are two',
    [
      { invoice: '1', amount: '1210', apartFrom: ['2'] },
      { invoice: '1', amount: '710' },
    ],
    [],
  ],
  [
    'neither of one number in two years',
    ['2025-03-15', '2026-03-15'].map((issueDate) => ({ invoice: '12', amount: '1210', issueDate })),
    [],
  ],
  [
    'the smaller of two credit notes of one number',
    [
      { invoice: 'C1', amount: '-50' },
      { invoice: 'C1', amount: '-121' },
    ],
    ['-50.00 2026-01-31'],
  ],
  [
    'neither of an invoice and a credit note of one number',
    [
      { invoice: '1', amount: '50' },
      { invoice: '1', amount: '-20' },
    ],
    [],
  ],
])('perhaps twice is %s', (_what, said, expected) => {
  expect(doubles(said)).toEqual(expected);
});

test('possible duplicates have a separate total, but such credit notes are deducted', () => {
  const [{ totals } = { totals: undefined }] = sampleLedger(
    sampleRows(
      { invoice: '1', amount: '710', dueDate: '' },
      { invoice: '1', amount: '1210', dueDate: '' },
      { invoice: 'C1', amount: '-50' },
      { invoice: 'C1', amount: '-60' },
    ),
  ).totals;

  expect([totals?.due.claim, totals?.perhapsTwice.open, totals?.perhapsTwice.claim]).toEqual([
    '600.00',
    '1210.00',
    '0.00',
  ]);
});
