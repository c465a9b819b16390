import fc from 'fast-check';
import { addDecimals, compareDecimals } from '@incasso/contract/decimal';
import { day, options, sampleLedger, sampleRows } from '../../testing/sampleLedger';
import { reckonInterest } from '../interest/reckonInterest';
import { readMoney } from '../money/money';
import type { Ledger, LedgerEntry, LedgerRow, Sums } from './Ledger';

const amount = fc
  .tuple(fc.constantFrom('', '-'), fc.integer({ min: 0, max: 300_000 }), fc.constantFrom('', 'USD '))
  .map(([sign, cents, currency]) => `${currency}${sign}${(cents / 100).toFixed(2)}`);

const changes = fc.record({
  debtor: fc.constantFrom('', 'ACME', 'ACME BV', 'Bis', 'Garage Willems'),
  number: fc.constantFrom('', '', '0999.999.922', '0123.456.749', 'NL123456789B01'),
  invoice: fc.constantFrom('', 'F1', 'F2', 'F3', 'F4'),
  issueDate: fc.constantFrom('', '2026-01-01', '2026-02-01'),
  dueDate: fc.constantFrom('', '2012-01-31', '2025-06-30', '2026-01-31', '2026-10-31', day, '2027-01-31', 'morgen'),
  amount: fc.oneof({ weight: 9, arbitrary: amount }, { weight: 1, arbitrary: fc.constantFrom('', 'veel') }),
  creditedInvoice: fc.constantFrom('', '', 'F1', 'F2, F3', 'F9'),
  isDisputed: fc.boolean(),
  debtorIs: fc.constantFrom(...(['', '', 'company', 'consumer', 'authority'] as const)),
});

const anyRows = fc.array(changes, { maxLength: 8 }).map((said): LedgerRow[] => sampleRows(...said));

const entriesOf = ({ debtors }: Ledger) =>
  debtors.flatMap(({ entries, reasons }) =>
    entries.map((entry) => ({ entry, codes: [...reasons, ...entry.reasons].map(({ code }) => code) })),
  );

function addUp(sums: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => addDecimals(...sums.map((each) => each[name]));
  return { open: sum('open'), interest: sum('interest'), compensation: sum('compensation'), claim: sum('claim') };
}

test('property: nothing depends on the order of the rows but the order of what is listed', () => {
  const byRow = (ledger: Ledger) => ({
    entries: ledger.debtors
      .flatMap(({ entries, kind, reasons, lacks }) =>
        entries.map((entry) => ({ entry, kind, reasons: reasons.map(({ code }) => code), lacks })),
      )
      .sort((one, other) => Number(one.entry.row.id) - Number(other.entry.row.id)),
    totals: ledger.totals,
    counts: ledger.counts,
    provisionalFrom: ledger.provisionalFrom,
  });
  fc.assert(
    fc.property(
      anyRows.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
      ([rows, others]) => expect(byRow(sampleLedger(others))).toEqual(byRow(sampleLedger(rows))),
    ),
    { numRuns: 300 },
  );
});

test('property: totals are the sums of entries, of a debtor and of all; each row is in one entry', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const { debtors, totals } = sampleLedger(rows);
      const entries = debtors.flatMap((debtor) => debtor.entries);
      for (const summed of [...debtors, { entries, totals }])
        for (const { currency, totals: sums } of summed.totals)
          for (const name of ['due', 'disputed', 'notDue', 'perhapsTwice', 'mayHaveLapsed'] as const)
            expect(sums[name]).toEqual(
              addUp(summed.entries.filter(({ total, money }) => total === name && money?.currency === currency)),
            );
      expect(entries.map(({ row }) => row.id).sort()).toEqual(rows.map(({ id }) => id).sort());
    }),
  );
});

test('property: credit notes take off exactly what they are, within their debtor and currency', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      for (const { entries, totals } of sampleLedger(rows).debtors) {
        for (const { currency } of totals) {
          const own = entries.filter(({ money }) => money?.currency === currency);
          const credited = (kind: LedgerEntry['kind']) =>
            addDecimals(...own.filter((entry) => entry.kind === kind).map((entry) => entry.credited));
          expect(credited('invoice')).toBe(credited('creditNote'));
        }
        for (const { row, kind, money, open, credited } of entries) {
          expect(money).toEqual(readMoney(row.amount));
          expect(compareDecimals(open, '0.00')).toBeGreaterThanOrEqual(0);
          expect(compareDecimals(credited, '0.00')).toBeGreaterThanOrEqual(0);
          if (kind === 'invoice') expect(addDecimals(open, credited)).toBe(money?.amount ?? '0.00');
          else expect(compareDecimals(addDecimals(money?.amount ?? '0.00', credited), '0.00')).toBeLessThanOrEqual(0);
        }
      }
    }),
  );
});

test('property: a credit note changes nothing of another debtor', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const ofBis = sampleRows({
        debtor: 'Bis NV',
        number: '0888.888.895',
        invoice: 'C9',
        amount: '-500',
        creditedInvoice: 'F1',
      });
      const credit = ofBis.map((row) => ({ ...row, id: '99' }));
      const others = rows.filter(({ debtor }) => debtor !== 'Bis');
      const without = sampleLedger(others);

      expect(sampleLedger([...others, ...credit]).debtors.slice(0, without.debtors.length)).toEqual(without.debtors);
    }),
  );
});

test('property: nothing is claimed that a reason excludes, and no sum is missing without one', () => {
  const never = ['amount_unreadable', 'perhaps_twice', 'may_have_lapsed', 'not_due', 'nothing_open'];
  const withoutInterest = [...never, 'no_due_day', 'in_instalments', 'consumer', 'kind_unknown', 'abroad'];
  fc.assert(
    fc.property(anyRows, (rows) => {
      for (const { entry, codes } of entriesOf(sampleLedger(rows))) {
        if (entry.kind === 'creditNote') {
          expect(addUp([entry])).toEqual(addUp([]));
          continue;
        }
        const has = (excluding: readonly string[]) => codes.some((code) => excluding.includes(code));
        expect(entry.claim).toBe(has(never) ? '0.00' : addDecimals(entry.open, entry.interest, entry.compensation));
        expect(entry.compensation).toBe(has([...withoutInterest, 'other_currency']) ? '0.00' : '40.00');
        if (has(withoutInterest)) expect(entry.interest).toBe('0.00');
        const isDue = !has(never) && !codes.includes('disputed');
        if (entry.claim !== '0.00') expect(entry.total === 'due').toBe(isDue);
      }
    }),
  );
});

test('property: interest is what the calculator gives for what is open', () => {
  let counted = 0;
  fc.assert(
    fc.property(anyRows, (rows) => {
      for (const { entry } of entriesOf(sampleLedger(rows))) {
        if (entry.interest === '0.00') continue;
        counted += 1;
        const { open, interest, row, provisionalFrom } = entry;
        const calculated = reckonInterest({ principal: open, dueDate: row.dueDate, until: day }, options.rates).counted;
        expect([interest, provisionalFrom]).toEqual([calculated?.interest, calculated?.provisionalFrom]);
      }
    }),
    { numRuns: 300 },
  );
  expect(counted).toBeGreaterThan(20);
});
