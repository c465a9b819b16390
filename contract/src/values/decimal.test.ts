import {
  addDecimals,
  compareDecimals,
  formatDecimal,
  lesserDecimal,
  negateDecimal,
  readDecimal,
  shareOf,
  subtractDecimals,
} from './decimal';

test.each([
  ['1210', '1210.00'],
  ['+1210.5', '1210.50'],
  [' 0012.3400 ', '12.34'],
  ['-0.125', '-0.125'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  ['-0', '0.00'],
  ['12345678901234567890.12', '12345678901234567890.12'],
])('%s reads as %s', (text, number) => expect(readDecimal(text, 30)).toBe(number));

test.each(['', '.', '-', '1,5', '1.210,00', '1e3', 'NaN', 'INF', '0x10', '1 000', '--1', '1'.repeat(31), undefined])(
  '%s is no decimal',
  (text) => expect(readDecimal(text, 30)).toBeUndefined(),
);

test('adds, subtracts, negates and compares numbers exactly', () => {
  expect(addDecimals('0.10', '0.20')).toBe('0.30');
  expect(addDecimals()).toBe('0.00');
  expect(addDecimals('99999999999999999.99', '0.005', '-1.00')).toBe('99999999999999998.995');
  expect(subtractDecimals('100.00', '100.01')).toBe('-0.01');
  expect(negateDecimal('0.00')).toBe('0.00');
  expect([compareDecimals('2.00', '10.00'), compareDecimals('1.50', '1.50'), compareDecimals('0.00', '-1.00')]).toEqual(
    [-1, 0, 1],
  );
  expect(lesserDecimal('2.00', '10.00')).toBe('2.00');
});

test('rounds a share once, halves away from zero', () => {
  expect(shareOf('1.00', [1], 200)).toBe('0.01');
  expect(shareOf('-1.00', [1], 200)).toBe('-0.01');
  expect(shareOf('0.98', [1], 200)).toBe('0.00');
  expect(shareOf('1000.00', ['10.50', 46], 36500)).toBe('13.23');
});

test('formats numbers with points and a comma', () => {
  expect(['0.00', '999.50', '-1210.125', '1234567.00'].map(formatDecimal)).toEqual([
    '0,00',
    '999,50',
    '-1.210,125',
    '1.234.567,00',
  ]);
});
