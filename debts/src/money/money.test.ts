import fc from 'fast-check';
import { formatTypedMoney, readMoney, writeMoney } from './money';

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
    '250,00 CR',
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
