import { sampleDebt } from '../../testing/sampleDebt';
import { isSameDebtor, isSameInvoice, sameInvoiceBy } from './sameness';

const debtor = (name: string, number = '') => ({ debtor: name, number });

test.each([
  ['Bakkerij Janssens', 'Bakkerij Janssens BV'],
  ['ACME B.V.B.A.', 'acme nv'],
  ['NV Staal-Voorbeeld', 'Staalvoorbeeld'],
  ['Café Één', 'cafe een sprl'],
  ['ACME', 'ACME Group NV'],
  ['!!!', '!!!'],
])('%j and %j are one debtor', (one, other) => {
  expect([isSameDebtor(debtor(one), debtor(other)), isSameDebtor(debtor(other), debtor(one))]).toEqual([true, true]);
});

test.each([
  ['Jan', 'Janssens'],
  ['Garage Willems', 'Garage Peeters'],
  ['Staal Gent', 'Voorbeeld Staal Gent'],
  ['!!!', '???'],
  ['NV', 'BV'],
])('%j and %j are two debtors', (one, other) => {
  expect([isSameDebtor(debtor(one), debtor(other)), isSameDebtor(debtor(other), debtor(one))]).toEqual([false, false]);
});

test('numbers decide if both debtors have one; debtors with nothing in common are left undecided', () => {
  const one = debtor('ACME', '0123.456.749');

  expect(isSameDebtor(one, debtor('Anders', 'BE 0123456749'))).toBe(true);
  expect(isSameDebtor(one, debtor('ACME', '0999.999.922'))).toBe(false);
  expect(isSameDebtor(one, debtor('ACME'))).toBe(true);
  expect(isSameDebtor(debtor('', '0123.456.749'), debtor('ACME'))).toBeUndefined();
});

test.each([
  ['nothing', {}, true, 'same_number'],
  ['another amount', { amount: '€ 40,00' }, false, 'same_number'],
  ['no amount', { amount: '' }, true, 'same_number'],
  ['another currency', { amount: 'USD 1.250,00' }, false, 'same_number'],
  ['an amount below zero', { amount: '-€ 1.250,00' }, false, undefined],
  ['another debtor', { number: '', debtor: 'Garage Voorbeeld' }, false, 'same_number'],
  ['no number', { invoice: '' }, false, 'same_debt'],
  ['no number and another amount', { invoice: '', amount: '€ 40,00' }, false, undefined],
  ['no number and another debtor', { invoice: '', number: '', debtor: 'Garage Voorbeeld' }, false, undefined],
  ['a number with other signs', { invoice: '202612' }, false, undefined],
])('whether two rows that differ by %s are one invoice, and whether they may be one', (_what, changes, is, may) => {
  const [one, other] = [sampleDebt(), sampleDebt(changes)];

  expect([isSameInvoice(one, other), isSameInvoice(other, one)]).toEqual([is, is]);
  expect([sameInvoiceBy(one, other), sameInvoiceBy(other, one)]).toEqual([may, may]);
});
