import { readListAmount, readListDate } from './readCell';

test.each([
  ['1.210,00', '1210.00'],
  ['1210.00', '1210.00'],
  ['€ 1.210,00', '1210.00'],
  ['1,210.00', '1210.00'],
  ['1 210,5 EUR', '1210.50'],
  ["1'210.00", '1210.00'],
  ['1.210', '1210.00'],
  ['1210', '1210.00'],
  ['(250,00)', '-250.00'],
  ['€ -250,00', '-250.00'],
  ['250,00-', '-250.00'],
  ['250,00 CR', '-250.00'],
  ['250,00 D', '250.00'],
  ['-0,00', '0.00'],
])('reads the amount %j as %j', (cell, amount) => {
  expect(readListAmount(cell)).toBe(amount);
});

test.each(['', 'F2026', '2026-12', 'INV 12', '12/2026', '=1+1', '0-30', '1e5', '1'.repeat(13)])(
  'reads no amount from %j',
  (cell) => {
    expect(readListAmount(cell)).toBeUndefined();
  },
);

test.each([
  ['31/01/2026', '2026-01-31'],
  ['31-1-26', '2026-01-31'],
  ['31.01.2026 00:00', '2026-01-31'],
  ['2026-01-31', '2026-01-31'],
  ['2026-01-31 12:00:00', '2026-01-31'],
  ['20260131', '2026-01-31'],
  ['46053', '2026-01-31'],
])('reads the date %j as %j', (cell, day) => {
  expect(readListDate(cell)).toBe(day);
});

test.each(['31/02/2026', '20261301', '12345', '260131', 'januari', ''])('reads no date from %j', (cell) => {
  expect(readListDate(cell)).toBeUndefined();
});
