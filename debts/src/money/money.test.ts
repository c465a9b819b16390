import fc from 'fast-check';
import { decimalSignOf, formatTypedMoney, readMoney, writeMoney } from './money';

test.each([
  ['1250', '€ 1.250,00'],
  ['1.234,56', '€ 1.234,56'],
  ['1234.56', '€ 1.234,56'],
  ['1,234.56', '€ 1.234,56'],
  ['1.234.567,89', '€ 1.234.567,89'],
  ["1'210.00", '€ 1.210,00'],
  ['1.250', '€ 1.250,00'],
  ['1\u00a0250', '€ 1.250,00'],
  ['€ 1 234,5', '€ 1.234,50'],
  ['1210,000', '€ 1.210,00'],
  ['€ 1250,-', '€ 1.250,00'],
  ['1.250,-- EUR', '€ 1.250,00'],
  ['1.250,50 incl. btw', '€ 1.250,50'],
  ['€ 1.250 (btw inbegrepen)', '€ 1.250,00'],
  ['1250 euro', '€ 1.250,00'],
  ['eur 750', '€ 750,00'],
  ['€ 750 EUR', '€ 750,00'],
  ['USD 1.000', 'USD 1.000,00'],
  ['1000USD', 'USD 1.000,00'],
  ['0', '€ 0,00'],
  ['-121', '-€ 121,00'],
  ['€ -250,00', '-€ 250,00'],
  ['− 250', '-€ 250,00'],
  ['(250,00)', '-€ 250,00'],
  ['250,00-', '-€ 250,00'],
  ['250,00 CR', '-€ 250,00'],
  ['250,00 H', '-€ 250,00'],
  ['250,00 D', '€ 250,00'],
  ['-0,00', '€ 0,00'],
  ['999.999.999.999,99', '€ 999.999.999.999,99'],
])('the amount %j is shown as %j', (typed, shown) => {
  expect(formatTypedMoney(typed)).toBe(shown);
  expect(formatTypedMoney(shown)).toBe(shown);
});

test.each([
  ...['', 'ongeveer 500', 'duizend', '1.250 BTW', '1.250 excl. btw', '100 INC', 'ALS 100', '€ 100 USD', '100 of 200'],
  ...[
    '12,345',
    '1234.567',
    '1.2.3',
    '1.25.0',
    '1,234.567,89',
    '0.500,00',
    '0,125.00',
    ' '.repeat(99) + '5',
    '1'.repeat(13),
    '--5',
    '-5-',
    '(5',
    'C 5',
  ],
  ...['F2026', '2026-12', '12/2026', '=1+1', '0-30', '1e5', '5 %', '١٢'],
])('%j is doubtful', (typed) => {
  expect(readMoney(typed)).toBeUndefined();
});

test('an amount from a document is written as people type it', () => {
  const money = { amount: '1234567.895', currency: 'USD' };

  expect(readMoney(writeMoney(money))).toEqual({ amount: '1234567.90', currency: 'USD' });
});

test('reads back each amount that is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14 + 1, max: 1e14 - 1 }), fc.constantFrom('EUR', 'USD'), (cents, currency) => {
      const written = writeMoney({ amount: (cents / 100).toFixed(2), currency });

      expect(formatTypedMoney(written)).toBe(written);
    }),
  );
});

test.each([
  [['1210,000', '605,500', '12,500'], ',', ['1210.00', '605.50', '12.50']],
  [['1210.5', '121.605', '1,210.00'], '.', ['1210.50', '121.605', '1210.00']],
  [['1.234.567', '605.500'], ',', ['1234567.00', '605500.00']],
  [['1.210,00', '605,50', '605.5'], ',', ['1210.00', '605.50', undefined]],
  [['1,210', '12.345', '7'], undefined, [undefined, '12345.00', '7.00']],
] as const)('in a list with %j the decimal sign is %j', (amounts, sign, read) => {
  const decimalSign = decimalSignOf(amounts);

  expect(decimalSign).toBe(sign);
  expect(amounts.map((amount) => readMoney(amount, { decimalSign, currency: 'GBP' })?.amount)).toEqual(read);
});

test('takes the currency of the list where an amount names none', () => {
  expect(readMoney('10,00', { currency: 'USD' })?.currency).toBe('USD');
  expect(readMoney('€ 10,00', { currency: 'USD' })?.currency).toBe('EUR');
});
