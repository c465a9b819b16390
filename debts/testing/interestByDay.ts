/** Amounts in whole cents, rates in hundredths of a percent by year and half, days as [year, month, day]. */
export type DailyClaim = {
  readonly principal: number;
  readonly due: Day;
  readonly until: Day;
  readonly rates: ReadonlyMap<string, number>;
};

export type Day = readonly [year: number, month: number, day: number];

/** Calculates interest day by day, with integers only. The last rate also counts for all later days. */
export function interestByDay({ principal, due, until, rates }: DailyClaim) {
  const last = [...rates.keys()].sort().at(-1) ?? '';
  let day = due;
  let interest = 0;
  /** Cents × hundredths of a percent, of the days since the rate last changed. */
  let running = 0;

  const settle = (year: number) => {
    const divisor = 2n * 10_000n * (isLeap(year) ? 366n : 365n);
    interest += Number((2n * BigInt(running) + divisor / 2n) / divisor);
    running = 0;
  };
  while (isBefore(day, until)) {
    const today = nextDay(day);
    const rate = rates.get(halfOf(today) > last ? last : halfOf(today));
    if (rate === undefined) break;
    day = today;
    running += principal * rate;
    if (halfOf(nextDay(day)) !== halfOf(day)) settle(day[0]);
  }
  settle(day[0]);
  return { interest, to: day };
}

function halfOf([year, month]: Day): string {
  return `${year}-${month <= 6 ? 1 : 2}`;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function nextDay([year, month, day]: Day): Day {
  const last = month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  if (day < last) return [year, month, day + 1];
  return month < 12 ? [year, month + 1, 1] : [year + 1, 1, 1];
}

function isBefore([year, month, day]: Day, [otherYear, otherMonth, otherDay]: Day): boolean {
  return year * 10_000 + month * 100 + day < otherYear * 10_000 + otherMonth * 100 + otherDay;
}
