import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { sampleDebt } from '../../testing/sampleDebt';
import { cautionsOf } from './cautionsOf';
import type { Debt } from './Debt';
import { keepApart } from './lookAlikes';

const client = sampleAnswers({ company_name: 'Eigen Zaak BV', vat_number: '0123.456.749', email: 'an@eigen.example' });
const content = { client, today: '2026-03-02' };

test.each([
  ['own_name', { debtor: 'EIGEN ZAAK B.V.' }],
  ['own_number', { number: 'BE 0123.456.749' }],
  ['own_email', { email: 'An@eigen.example ' }],
  ['doubtful_amount', { amount: 'ongeveer 500' }],
  ['doubtful_issue_date', { issueDate: '2026-03-03', dueDate: '' }],
  ['doubtful_issue_date', { issueDate: '1999-12-31' }],
  ['doubtful_issue_date', { issueDate: '31/13/2026' }],
  ['doubtful_due_date', { dueDate: '2026-01-31' }],
  ['doubtful_due_date', { issueDate: '', dueDate: '0026-02-03' }],
  ['doubtful_due_date', { dueDate: 'bij ontvangst' }],
  ['credit_elsewhere', { amount: '-€ 10,00', creditedInvoice: '2025-1' }],
])('%s gives a caution', (caution, changes) => {
  const debt = sampleDebt(changes);

  expect(cautionsOf(debt, { ...content, debts: [debt] })).toEqual([caution]);
});

test('a plain row has no caution', () => {
  expect(cautionsOf(sampleDebt(), { ...content, debts: [sampleDebt()] })).toEqual([]);
});

test('two rows that may be of one invoice are both asked about until the visitor says that they are two', () => {
  const debts = [sampleDebt(), sampleDebt({ id: '2', amount: '1' })];
  const cautions = (rows: readonly Debt[]) => rows.map((debt) => cautionsOf(debt, { ...content, debts: rows }));

  expect(cautions(debts)).toEqual([['perhaps_double'], ['perhaps_double']]);
  expect(cautions(keepApart(debts, '2'))).toEqual([[], []]);
});

test('an amount of 0 gives a caution until the visitor changes it', () => {
  const { source: _typed, ...read } = sampleDebt({ amount: '€ 0,00' });
  const debt = sampleDebt({ amount: '€ 0,00', source: { kind: 'document', sha256: 'a'.repeat(64), read } });

  expect(cautionsOf(debt, { ...content, debts: [debt] })).toEqual(['nothing_due']);
  expect(cautionsOf({ ...debt, amount: '€ 1.210,00' }, { ...content, debts: [debt] })).toEqual([]);
});

test('a credit note is asked about unless other rows have its invoices', () => {
  const credit = sampleDebt({ id: '2', invoice: 'C1', amount: '-€ 10,00', creditedInvoice: '2026-12, 2026-13' });
  const invoices = [sampleDebt(), sampleDebt({ id: '3', invoice: '2026-13' })];
  const cautions = (...debts: ReturnType<typeof sampleDebt>[]) =>
    cautionsOf(credit, { ...content, debts: [credit, ...debts] });

  expect(cautions(...invoices)).toEqual([]);
  expect(cautions(sampleDebt())).toEqual(['credit_elsewhere']);
  expect(cautions(...invoices.map((each) => ({ ...each, number: '0123.456.749' })))).toEqual(['credit_elsewhere']);
});

test('a credit note that names no invoice is asked about if an e-invoice says so', () => {
  const { source: _typed, ...read } = sampleDebt({ amount: '-€ 10,00' });
  const document = { kind: 'document', sha256: 'a'.repeat(64), read } as const;

  const cautions = [sampleDebt(read), sampleDebt({ ...read, source: document })].map((credit) =>
    cautionsOf(credit, { ...content, debts: [credit] }),
  );

  expect(cautions).toEqual([[], ['credit_elsewhere']]);
});
