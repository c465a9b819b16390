import fc from 'fast-check';
import { addDecimals, compareDecimals, negateDecimal } from '@incasso/contract/decimal';
import { day, options, sampleLedger, sampleRows } from '../../testing/sampleLedger';
import { reckonInterest } from '../interest/reckonInterest';
import { readMoney } from '../money/money';
import type { Ledger, LedgerRow, Sums } from './Ledger';

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
  debtors.flatMap(({ accounts, reasons }) =>
    accounts.flatMap((account) =>
      account.invoices.map((entry) => ({
        entry,
        codes: [...reasons, ...account.reasons, ...entry.reasons].map(({ code }) => code),
      })),
    ),
  );

function addUp(sums: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => addDecimals(...sums.map((each) => each[name]));
  return { open: sum('open'), interest: sum('interest'), compensation: sum('compensation'), claim: sum('claim') };
}

test('property: nothing depends on the order of the rows but the order of what is listed', () => {
  const byRow = (ledger: Ledger) => ({
    entries: ledger.debtors
      .flatMap(({ accounts, unreadable, kind, reasons, lacks }) =>
        [...accounts.flatMap(({ invoices, creditNotes }) => [...invoices, ...creditNotes]), ...unreadable].map(
          (entry) => ({ entry, kind, reasons: reasons.map(({ code }) => code), lacks }),
        ),
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

test('property: totals are the sums of accounts, and those of their invoices; each row is in one place', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const { debtors, totals } = sampleLedger(rows);
      const accounts = debtors.flatMap((debtor) => debtor.accounts);
      for (const name of ['due', 'disputed', 'notDue', 'perhapsTwice', 'mayHaveLapsed'] as const) {
        for (const account of accounts)
          expect(account.totals[name]).toEqual(addUp(account.invoices.filter(({ total }) => total === name)));
        for (const { currency, totals: all } of totals)
          expect(all[name]).toEqual(
            addUp(accounts.filter((account) => account.currency === currency).map((account) => account.totals[name])),
          );
      }
      const listed = debtors.flatMap(({ accounts: own, unreadable }) => [
        ...own.flatMap(({ invoices, creditNotes }) => [...invoices, ...creditNotes]),
        ...unreadable,
      ]);
      expect(listed.map(({ row }) => row.id).sort()).toEqual(rows.map(({ id }) => id).sort());
    }),
  );
});

test('property: credit notes take off exactly what they are, within their debtor and currency', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const { debtors } = sampleLedger(rows);
      for (const { currency, invoices, creditNotes } of debtors.flatMap(({ accounts }) => accounts)) {
        const credited = invoices.map((entry) => entry.credited);
        const rests = creditNotes.map(({ rest }) => rest);
        expect(addDecimals(...credited, ...rests)).toBe(
          negateDecimal(addDecimals(...creditNotes.map((each) => each.amount))),
        );
        for (const entry of invoices) {
          expect(addDecimals(entry.open, entry.credited)).toBe(entry.amount);
          expect(compareDecimals(entry.open, '0.00')).toBeGreaterThanOrEqual(0);
          expect(compareDecimals(entry.credited, '0.00')).toBeGreaterThanOrEqual(0);
        }
        for (const { row } of [...invoices, ...creditNotes]) expect(readMoney(row.amount)?.currency).toBe(currency);
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
  const never = ['perhaps_twice', 'may_have_lapsed', 'not_due', 'nothing_open'];
  const withoutInterest = [...never, 'no_due_day', 'in_instalments', 'consumer', 'kind_unknown', 'abroad'];
  fc.assert(
    fc.property(anyRows, (rows) => {
      for (const { entry, codes } of entriesOf(sampleLedger(rows))) {
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
