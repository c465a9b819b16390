import { interestByDay, type Day } from '../../testing/interestByDay';
import { countedDays, interestLines, newestRate, provisionalNote } from './interestLines.text';
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

test('the last published rate applies provisionally; before the first no day counts', () => {
  const half = { '2025-1': '11.50' } as const;

  expect(reckonInterest(debt, half).counted).toEqual({
    interest: '23.95',
    to: '2025-07-31',
    provisionalFrom: '2025-07-01',
  });
  expect(reckonInterest({ ...debt, dueDate: '2025-07-19' }, half).counted).toMatchObject({
    to: '2025-07-31',
    provisionalFrom: '2025-07-20',
  });
  expect(reckonInterest({ ...debt, dueDate: '2024-12-01' }, half)).toEqual({ periods: [], principal: '1000.00' });
});

test('the text has each period and the sum, and says from when and until when a rate is provisional', () => {
  const reckoning = reckonInterest({ ...debt, dueDate: '2025-12-30', until: '2026-11-23' }, interestRates);

  // ~ stands for a non-breaking space.
  expect(interestLines(reckoning).map((line) => line.replaceAll('\u00a0', '~'))).toEqual([
    '31/12/2025 tot en met 31/12/2025: €~1.000,00 × 10,50% × 1 dag / 365 = €~0,29',
    '01/01/2026 tot en met 30/06/2026: €~1.000,00 × 10,50% × 181 dagen / 365 = €~52,07',
    '01/07/2026 tot en met 23/11/2026: €~1.000,00 × 10,50% × 146 dagen / 365 = €~42,00',
    'Openstaand bedrag €~1.000,00 en interest €~94,36 op 23/11/2026: samen €~1.094,36',
  ]);
  const counted = { interest: '1.00', to: '2026-11-23', provisionalFrom: '2026-07-01' };
  expect(countedDays(counted)).toBe('tot en met 23/11/2026, voorlopig vanaf 01/07/2026');
  const half = { '2026-1': '10.50' } as const;
  expect(provisionalNote(half)).toBe(
    'De interestvoet is tot en met 30 juni 2026 bekend. Voor de dagen daarna rekenen we voorlopig met 10,5%.',
  );
  expect(newestRate(half)).toBe('10,5% per jaar, bekend tot en met 30 juni 2026 en voorlopig ook daarna');
});

test('property: 10,000 generated claims give the same as counting day by day', () => {
  const random = seeded(20020802);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const someDay = (from: number, years: number): Day => [from + upTo(years), 1 + upTo(12), 1 + upTo(28)];
  const rates = new Map(Object.entries(interestRates).map(([half, rate]) => [half, Math.round(Number(rate) * 100)]));
  const wrong: unknown[] = [];
  let provisional = 0;
  for (let count = 0; count < 10_000; count += 1) {
    const due = someDay(2016, 11);
    const principal = 1 + upTo(10 ** (2 + upTo(7)));
    const until = someDay(due[0], 3);

    const byDay = interestByDay({ principal, due, until, rates });
    const reckoned = reckonInterest(
      { principal: euros(principal), dueDate: iso(due), until: iso(until) },
      interestRates,
    );

    if (reckoned.counted?.provisionalFrom !== undefined) provisional += 1;
    const expected = iso(byDay.to) > iso(due) ? { interest: euros(byDay.interest), to: iso(byDay.to) } : undefined;
    const sum = reckoned.counted && { interest: reckoned.counted.interest, to: reckoned.counted.to };
    if (JSON.stringify(sum) !== JSON.stringify(expected)) {
      wrong.push({ due, until, principal, expected, reckoned });
    }
  }

  expect(wrong).toEqual([]);
  expect(provisional).toBeGreaterThan(100);
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
