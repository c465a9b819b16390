import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { estimateInterest } from './estimateInterest';

const rates = { '2026-1': '10.50' } as const;
const row = (id: string, changes: Parameters<typeof sampleDebt>[0]) =>
  sampleDebt({ id, invoice: id, amount: '1000', ...changes });

test('sums overdue amounts by currency, and omits debts that are not due, have no due date, or are settled', () => {
  const debts = [
    row('1', { dueDate: '2026-02-28' }),
    row('2', { dueDate: '2026-03-10' }),
    row('3', { dueDate: '2026-03-31' }),
    row('4', { dueDate: '2026-01-31', amount: '0' }),
    row('5', { dueDate: '2026-02-28', amount: 'USD 1000' }),
    row('6', { dueDate: '' }),
    row('7', { dueDate: '2026-02-28', isCredit: true }),
    row('8', { dueDate: '2026-02-28', amount: 'veel' }),
  ];

  const estimates = estimateInterest(debts, '2026-03-31', rates);

  // 1,000 x 10.5 % x 31 / 365 = 8.92 and x 21 / 365 = 6.04.
  expect(estimates).toMatchObject([
    { currency: 'EUR', principal: '2000.00', interest: '14.96', to: '2026-03-31' },
    { currency: 'USD', principal: '1000.00', interest: '8.92', to: '2026-03-31' },
  ]);
  expect(estimates.map(({ invoices }) => invoices.map(({ number }) => number))).toEqual([['1', '2'], ['5']]);
});

test('counts the debtors, and says whether any debt is disputed', () => {
  const debts = [row('1', { number: '0999.999.922' }), row('2', { number: '0123.456.749', isDisputed: true })];
  const estimate = (of: typeof debts) => estimateInterest(of, '2026-03-31', rates)[0];

  expect(estimate(debts.slice(0, 1))).toMatchObject({ debtors: 1, isDisputed: false });
  expect(estimate(debts)).toMatchObject({ debtors: 2, isDisputed: true });
});

test('ends at the last day with a known rate, and omits days without one', () => {
  const until = (dueDate: string) => estimateInterest([row('1', { dueDate })], '2026-08-15', rates);

  expect(until('2026-05-31')).toMatchObject([{ interest: '8.63', to: '2026-06-30' }]);
  expect(until('2026-08-01')).toEqual([]);
});
