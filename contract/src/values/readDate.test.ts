import { readDate } from './readDate';

test.each([
  ['3-2-26', '2026-02-03'],
  ['31/01/2026', '2026-01-31'],
  [' 31.1.2026 ', '2026-01-31'],
  ['2026-01-31', '2026-01-31'],
  ['31012026', '2026-01-31'],
  ['20012026', '2026-01-20'],
  ['1999-12-31', '1999-12-31'],
])('reads the date %j as %j', (text, day) => {
  expect(readDate(text)).toBe(day);
});

test.each(['31/02/2026', '20260131', '46053', 'januari', '3 feb 2026', '28/13/2026', '31/01/2026 12:00', ''])(
  'reads no date from %j',
  (text) => {
    expect(readDate(text)).toBeUndefined();
  },
);
