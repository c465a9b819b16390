import { interestByDay, type Day } from '../../testing/interestByDay';
import { interestLines, missingRateNote } from './interestLines.text';
import { interestRates } from './interestRates.content';
import { reckonInterest, type OverdueDebt } from './reckonInterest';

const debt: OverdueDebt = { principal: '1000.00', dueDate: '2025-05-16', until: '2025-07-31' };

test('interest runs from the day after the due date, by half-year', () => {
  expect(reckonInterest(debt, interestRates)).toEqual({
    periods: [
      {
        from: '2025-05-17',
        to: '2025-06-30',
        days: 45,
        rate: '11.50',
        daysOfYear: 365,
        interest: '14.18',
      },
      {
        from: '2025-07-01',
        to: '2025-07-31',
        days: 31,
        rate: '10.50',
        daysOfYear: 365,
        interest: '8.92',
      },
    ],
    principal: '1000.00',
    counted: { interest: '23.10', to: '2025-07-31' },
  });
});

test('no interest runs on the due date or before it', () => {
  const nothing = { periods: [], principal: '1000.00' };

  expect(reckonInterest({ ...debt, until: '2025-05-16' }, interestRates)).toEqual(nothing);
  expect(reckonInterest({ ...debt, until: '2025-01-01' }, interestRates)).toEqual(nothing);
});

test('days without a rate never count, at the start or the end', () => {
  const half = { '2025-1': '11.50' } as const;

  expect(reckonInterest(debt, half)).toMatchObject({
    counted: { interest: '14.18', to: '2025-06-30' },
    unknownFrom: '2025-07-01',
  });
  expect(reckonInterest({ ...debt, dueDate: '2024-12-01' }, half)).toEqual({
    periods: [],
    principal: '1000.00',
    unknownFrom: '2024-12-02',
  });
});

test('the text has each period, and the note has the day where the sum ends', () => {
  const reckoning = reckonInterest({ ...debt, dueDate: '2025-12-30', until: '2026-11-23' }, interestRates);

  // Non-breaking spaces as ~
  expect(interestLines(reckoning).map((line) => line.replaceAll('\u00a0', '~'))).toEqual([
    '31/12/2025 tot en met 31/12/2025: €~1.000,00 × 10,50% × 1 dag / 365 = €~0,29',
    '01/01/2026 tot en met 30/06/2026: €~1.000,00 × 10,50% × 181 dagen / 365 = €~52,07',
    'Hoofdsom €~1.000,00 en interest €~52,36 op 30/06/2026: samen €~1.052,36',
    'Daarnaast per factuur een vaste vergoeding van €~40,00',
  ]);
  expect(missingRateNote('2026-06-30')).toBe(
    'De interestvoet is tot en met 30 juni 2026 bekend: de raming stopt op die dag.',
  );
});

test('property: 10,000 generated claims give the same as counting day by day', () => {
  const random = seeded(20020802);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const someDay = (from: number, years: number): Day => [from + upTo(years), 1 + upTo(12), 1 + upTo(28)];
  const rates = new Map(Object.entries(interestRates).map(([half, rate]) => [half, Math.round(Number(rate) * 100)]));
  const wrong: unknown[] = [];
  let unfinished = 0;
  for (let count = 0; count < 10_000; count += 1) {
    const due = someDay(2016, 11);
    const principal = 1 + upTo(10 ** (2 + upTo(7)));
    const until = someDay(due[0], 3);

    const byDay = interestByDay({ principal, due, until, rates });
    const reckoned = reckonInterest(
      { principal: euros(principal), dueDate: iso(due), until: iso(until) },
      interestRates,
    );

    if (reckoned.unknownFrom !== undefined) unfinished += 1;
    const expected = iso(byDay.to) > iso(due) ? { interest: euros(byDay.interest), to: iso(byDay.to) } : undefined;
    if (JSON.stringify(reckoned.counted) !== JSON.stringify(expected)) {
      wrong.push({ due, until, principal, expected, reckoned });
    }
  }

  expect(wrong).toEqual([]);
  expect(unfinished).toBeGreaterThan(100);
});

function iso(day: Day): string {
  return day.map((part) => String(part).padStart(2, '0')).join('-');
}

function euros(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Deterministic random numbers from 0 to 1: a linear congruential generator */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
