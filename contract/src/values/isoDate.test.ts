import { addDays, daysBetween, formatDate, readIsoDate, dayInWords } from './isoDate';

test.each(['2026-01-15', ' 2026-01-15\n', '2026-01-15Z', '2026-01-15+02:00', '2026-01-15T23:59:59.999-05:00'])(
  '%s is the fifteenth of January',
  (text) => expect(readIsoDate(text)).toBe('2026-01-15'),
);

test.each(['2026-02-30', '2026-13-01', '15/01/2026', '20260115', '2026-01-15 10:00', '2026-1-5', '', undefined])(
  '%s is no date',
  (text) => expect(readIsoDate(text)).toBeUndefined(),
);

test('counts days across months, leap days and clock changes', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2023-12-31', '2024-12-31')).toBe(366);
});

test('formats a date with the day first', () => expect(formatDate('2026-01-31')).toBe('31/01/2026'));

test('a date in a sentence names its month', () => expect(dayInWords('2026-01-31')).toBe('31 januari 2026'));
