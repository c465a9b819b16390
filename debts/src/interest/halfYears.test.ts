import { daysOfYear, halfYearOf, lastDayOfHalfYear, missingHalfYear, rateOn } from './halfYears';
import { interestRates } from './interestRates.content';

test('a half-year ends in June and in December', () => {
  expect(['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31'].map(halfYearOf)).toEqual([
    '2026-1',
    '2026-1',
    '2026-2',
    '2026-2',
  ]);
  expect(['2026-06-30', '2026-07-01'].map(lastDayOfHalfYear)).toEqual(['2026-06-30', '2026-12-31']);
});

test('leap years have one day more', () => {
  expect(['2023-01-01', '2024-12-31', '2100-05-05', '2000-05-05'].map(daysOfYear)).toEqual([365, 366, 365, 366]);
});

test('a day has the rate of its half-year, a day after the last half-year has the last rate, and a day before the first has none', () => {
  const rates = { '2026-1': '10.50', '2025-2': '12.00' } as const;

  expect(['2025-12-31', '2026-01-01', '2026-07-01', '2031-01-01'].map((day) => rateOn(rates, day))).toEqual([
    '12.00',
    '10.50',
    '10.50',
    '10.50',
  ]);
  expect(rateOn(rates, '2025-06-30')).toBeUndefined();
});

test('names the half-year whose rate is not published', () => {
  expect(missingHalfYear({ '2026-1': '10.50' }, '2026-06-30')).toBeUndefined();
  expect(missingHalfYear({ '2026-1': '10.50' }, '2026-07-01')).toBe('2026-2');
});

test('the rates have no gap, and each is a multiple of half a point', () => {
  const halves = Object.keys(interestRates);
  const [first = ''] = halves;
  const expected = halves.map((_, index) => {
    const half = Number(first.slice(5)) - 1 + index;
    return `${Number(first.slice(0, 4)) + Math.floor(half / 2)}-${(half % 2) + 1}`;
  });

  expect(halves).toEqual(expected);
  expect(Object.values(interestRates).filter((rate) => !/^\d{1,2}\.[05]0$/.test(rate))).toEqual([]);
});
