import { formatTypedMoney, readMoney, writeMoney } from './money';

test.each([
  ['1.234,56', '€ 1.234,56'],
  ['1234.56', '€ 1.234,56'],
  ['€ 1 234,5', '€ 1.234,50'],
  ['1250 euro', '€ 1.250,00'],
  ['EUR 750', '€ 750,00'],
  ['USD 1.000', 'USD 1.000,00'],
  ['1000 USD', 'USD 1.000,00'],
  ['0', '€ 0,00'],
  ['ongeveer 500', 'ongeveer 500'],
  ['', ''],
])('the amount %j is shown as %j', (typed, shown) => {
  expect(formatTypedMoney(typed)).toBe(shown);
});

test.each(['1.250 BTW', '100 INC', 'ALS 100', '€ 100 USD', '-5', '1.2.3'])('%j is doubtful', (typed) => {
  expect(readMoney(typed)).toBeUndefined();
});

test('an amount from a document is written as people type it', () => {
  const money = { amount: '1234567.895', currency: 'USD' };

  expect(readMoney(writeMoney(money))).toEqual({ amount: '1234567.90', currency: 'USD' });
});
