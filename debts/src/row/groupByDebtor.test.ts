import fc from 'fast-check';
import { sampleDebt } from '../../testing/sampleDebt';
import { sumsOf } from '../../testing/sumsOf';
import { blankValues, type Debt } from './Debt';
import { groupByDebtor } from './groupByDebtor';

function rows(...said: Partial<Debt>[]): Debt[] {
  return said.map((values, index) => sampleDebt({ ...blankValues, ...values, id: String(index + 1) }));
}

const totalsOf = (debts: readonly Debt[]) =>
  groupByDebtor(debts).flatMap(({ debtor, debts: members }) => sumsOf(members).map((sum) => ({ ...sum, debtor })));
const countOf = (debts: readonly Debt[]) => groupByDebtor(debts).filter(({ debtor }) => debtor !== '').length;

test('adds up by debtor and currency, without invalid amounts', () => {
  const debtor = 'ACME BV';
  const debts = rows(...['100', '50,50', 'USD 10', 'veel'].map((amount) => ({ debtor, amount })), {
    debtor: 'Bis BV',
    amount: '7',
  });

  expect(totalsOf(debts)).toEqual([
    { debtor, amount: '150.50', currency: 'EUR' },
    { debtor, amount: '10.00', currency: 'USD' },
    { debtor: 'Bis BV', amount: '7.00', currency: 'EUR' },
  ]);
  expect(countOf(debts)).toBe(2);
});

test('one enterprise number is one debtor, whatever the name', () => {
  const debts = rows(
    { debtor: 'ACME BV', number: '0123.456.749', amount: '1000' },
    { debtor: 'Acme', number: 'BE0123456749', amount: '500' },
  );

  expect(totalsOf(debts)).toEqual([{ debtor: 'ACME BV', amount: '1500.00', currency: 'EUR' }]);
});

test('a credit note that names the debtor without a number reduces the debtor’s total', () => {
  const debts = rows(
    { debtor: 'ACME BV', number: '0123.456.749', amount: '1000' },
    { debtor: 'Acme B.V.', amount: '-200' },
  );

  expect(totalsOf(debts)).toEqual([{ debtor: 'ACME BV', amount: '800.00', currency: 'EUR' }]);
  expect(countOf(debts)).toBe(1);
});

test('two enterprise numbers are two debtors, even with one name', () => {
  const debts = rows(
    { debtor: 'ACME BV', number: '0123.456.749', amount: '1' },
    { debtor: 'ACME BV', number: '0999.999.922', amount: '2' },
  );

  expect(totalsOf(debts)).toHaveLength(2);
});

test('identifies a debtor without a name by the number; one without either is no debtor', () => {
  const debts = rows({ number: '0123.456.749' }, { amount: '5' });

  expect(countOf(debts)).toBe(1);
});

test.each<[string, Partial<Debt>[], number]>([
  [
    'one name, of which some have a number',
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
  ['a legal form', [{ debtor: 'Garage Willems' }, { debtor: 'Garage Willems BV' }], 1],
  ['a short name of two debtors', [{ debtor: 'Garage' }, { debtor: 'Garage Willems' }, { debtor: 'Garage Maes' }], 3],
  [
    'a name that is one number’s, and begins another’s',
    [{ debtor: 'ACME' }, { debtor: 'ACME NV', number: 'X1' }, { debtor: 'ACME Group', number: 'Y2' }],
    2,
  ],
  ['signs only', [{ debtor: '!!!' }, { debtor: '???' }], 2],
])('rows with %s are grouped by debtor in any order', (_what, said, count) => {
  expect(countOf(rows(...said))).toBe(count);
  expect(countOf(rows(...[...said].reverse()))).toBe(count);
});

test('property: groups do not depend on the order of the rows', () => {
  const row = fc.record({
    debtor: fc.constantFrom('', 'ACME', 'acme bv', 'ACME Group', 'ACME Group Gent', 'Bis', 'Bis NV'),
    number: fc.constantFrom('', '', 'X1', 'Y2'),
  });
  const groupsOf = (debts: readonly Debt[]) =>
    groupByDebtor(debts)
      .map((group) =>
        group.debts
          .map(({ id }) => id)
          .sort()
          .join(),
      )
      .sort();
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 8 }).chain((said) => {
        const debts = rows(...said);
        return fc.tuple(fc.constant(debts), fc.shuffledSubarray(debts, { minLength: debts.length }));
      }),
      ([debts, others]) => expect(groupsOf(others)).toEqual(groupsOf(debts)),
    ),
    { numRuns: 300 },
  );
});
