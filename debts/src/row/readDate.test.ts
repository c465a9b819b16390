import { formatDebtText } from './formatDebtText';
import { dateOrderOf, readDate } from './readDate';

test.each([
  ['3-2-26', '2026-02-03'],
  ['0026-02-03', '2026-02-03'],
  ['31/01/2026', '2026-01-31'],
  ['31.01.2026 00:00', '2026-01-31'],
  ['2026-01-31', '2026-01-31'],
  ['2026-01-31 12:00:00', '2026-01-31'],
  ['20260131', '2026-01-31'],
  ['31-jan-26', '2026-01-31'],
  ['3 mrt. 2026', '2026-03-03'],
  ['3 maart 2026', '2026-03-03'],
  ['3 März 2026', '2026-03-03'],
  ['3 févr. 2026', '2026-02-03'],
  ['3-juin-26', '2026-06-03'],
  ['3 juillet 2026', '2026-07-03'],
  ['3 août 2026', '2026-08-03'],
  ['3 Dec 2026', '2026-12-03'],
  ['3 Dez 2026', '2026-12-03'],
  ['46053', '2026-01-31'],
  ['1999-12-31', '1999-12-31'],
])('reads the date %j as %j', (text, day) => {
  expect(readDate(text)).toBe(day);
});

test.each(['31/02/2026', '20261301', '12345', '260131', 'januari', '3 bak 2026', '31 feb 2026', '28/13/2026', ''])(
  'reads no date from %j',
  (text) => {
    expect(readDate(text)).toBeUndefined();
  },
);

test.each([
  [['03/04/2026', '15/04/2026'], 'day first'],
  [['03/04/2026', '04/15/2026'], 'month first'],
  [['03/04/2026', '28/13/2026'], 'day first'],
  [['04/15/2026', '31/03/2026'], 'day first'],
  [['03/03/2026', '2026-04-15', ''], 'day first'],
  [['09/05/2026', '10/05/2026'], undefined],
] as const)('of the dates %j the order is %j', (dates, order) => {
  expect(dateOrderOf(dates)).toBe(order);
});

test('reads a date of a list whose month is first', () => {
  expect(readDate('09/05/2026', 'month first')).toBe('2026-09-05');
  expect(readDate('31/03/2026', 'month first')).toBeUndefined();
});

test('formats what a date control makes of two digits of a year', () => {
  expect(formatDebtText('dueDate', '0026-02-03')).toBe('2026-02-03');
  expect(formatDebtText('issueDate', 'volgende week')).toBe('volgende week');
});
