import { formatDecimal } from '@incasso/contract/decimal';
import { readDutchAmount } from './readDutchAmount';

test.each([
  ['1250', '1250.00'],
  ['1.250,50', '1250.50'],
  ['1 250,50', '1250.50'],
  ['1\u00a0250', '1250.00'],
  ['1250,5', '1250.50'],
  ['1250.50', '1250.50'],
  ['1.250', '1250.00'],
  ['1.234.567,89', '1234567.89'],
  ['€ 100', '100.00'],
  ['100 euro', '100.00'],
  ['EUR 100,00', '100.00'],
  ['0,01', '0.01'],
])('reads %j', (typed, amount) => {
  expect(readDutchAmount(typed)).toBe(amount);
});

test.each([
  '',
  '0',
  '0,00',
  '-5',
  '1,234.50',
  '1.25.0',
  '12,345',
  'duizend',
  '1e5',
  '١٢',
  '1'.repeat(13),
  '100 of 200',
])('refuses %j', (typed) => {
  expect(readDutchAmount(typed)).toBeUndefined();
});

test('reads back what the site writes', () => {
  for (const amount of ['0.05', '12.00', '999.99', '1000.00', '1234567.89'])
    expect(readDutchAmount(formatDecimal(amount))).toBe(amount);
});
