import { sampleDebt } from '../../testing/sampleDebt';
import { blankValues, type Debt } from '../row/Debt';
import { countDebtors, totalsByDebtor } from './totalsByDebtor';

function rows(...said: Partial<Debt>[]): Debt[] {
  return said.map((values, index) => sampleDebt({ ...blankValues, ...values, id: String(index + 1) }));
}

test('adds up by debtor and currency, without invalid amounts', () => {
  const debtor = 'ACME BV';
  const debts = rows(...['100', '50,50', 'USD 10', 'veel'].map((amount) => ({ debtor, amount })), {
    debtor: 'Bis BV',
    amount: '7',
  });

  expect(totalsByDebtor(debts)).toEqual([
    { debtor, amount: '150.50', currency: 'EUR' },
    { debtor, amount: '10.00', currency: 'USD' },
    { debtor: 'Bis BV', amount: '7.00', currency: 'EUR' },
  ]);
  expect(countDebtors(debts)).toBe(2);
});

test('one enterprise number is one debtor, whatever the name', () => {
  const debts = rows(
    { debtor: 'ACME BV', number: '0123.456.749', amount: '1000' },
    { debtor: 'Acme', number: 'BE0123456749', amount: '500' },
  );

  expect(totalsByDebtor(debts)).toEqual([{ debtor: 'ACME BV', amount: '1500.00', currency: 'EUR' }]);
});

test('a credit note that names the debtor without a number reduces the debtor’s total', () => {
  const debts = rows(
    { debtor: 'ACME BV', number: '0123.456.749', amount: '1000' },
    { debtor: 'Acme B.V.', amount: '-200' },
  );

  expect(totalsByDebtor(debts)).toEqual([{ debtor: 'ACME BV', amount: '800.00', currency: 'EUR' }]);
  expect(countDebtors(debts)).toBe(1);
});

test('two enterprise numbers are two debtors, even with one name', () => {
  const debts = rows(
    { debtor: 'ACME BV', number: '0123.456.749', amount: '1' },
    { debtor: 'ACME BV', number: '0999.999.922', amount: '2' },
  );

  expect(totalsByDebtor(debts)).toHaveLength(2);
});

test('identifies a debtor without a name by the number; one without either is no debtor', () => {
  const debts = rows({ number: '0123.456.749' }, { amount: '5' });

  expect(countDebtors(debts)).toBe(1);
});

test.each<[string, Partial<Debt>[], number]>([
  [
    'a name beside its number, in any order',
    [{ debtor: 'ACME' }, { debtor: 'ACME Group', number: 'X1' }, { debtor: 'ACME', number: 'X1' }],
    1,
  ],
  [
    'one name with two numbers',
    [
      { debtor: 'Jansen', number: 'X1' },
      { debtor: 'Jansen', number: 'Y2' },
    ],
    2,
  ],
])('%s', (_what, said, count) => {
  expect(countDebtors(rows(...said))).toBe(count);
  expect(countDebtors(rows(...[...said].reverse()))).toBe(count);
});
