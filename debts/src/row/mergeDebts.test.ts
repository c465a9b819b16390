import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import fc from 'fast-check';
import { sampleDebt } from '../../testing/sampleDebt';
import { readDebts } from '../invoices/readDebts';
import { doubledDebts, sumsOf } from './groupByDebtor';
import { blankValues, changedColumns, newDebt, type Debt } from './Debt';
import { dueDayOf } from './dueDayOf';
import { mergeDebts, settleDebts } from './mergeDebts';

const sha256 = 'a'.repeat(64);
const otherSha256 = 'b'.repeat(64);
const read = readDebts([{ sha256, invoice: sampleInvoice() }]);
const [readRow] = mergeDebts([], read);
if (readRow === undefined) throw new Error('an e-invoice gives a row');

function typed(values: Partial<Debt>): Debt {
  return sampleDebt({ ...blankValues, id: '7', ...values });
}

test('an e-invoice becomes a row with all its data', () => {
  const values = {
    ...blankValues,
    debtor: 'Staalvoorbeeld NV',
    number: '0999.999.922',
    address: 'Staalkaai 2, 9000 Gent',
    invoice: '2026-0012',
    issueDate: '2026-01-15',
    dueDate: '2026-02-14',
    amount: '€ 1.210,00',
  };

  expect(mergeDebts([], read)).toEqual([{ id: '1', ...values, source: { kind: 'document', sha256, read: values } }]);
});

test('an invoice both typed and read becomes one row with the visitor’s values', () => {
  const stated = { debtor: 'Staalvoorbeeld', invoice: '2026-0012', email: 'd@staal.example', isDisputed: true };

  const [row, ...others] = mergeDebts([typed(stated)], read);

  expect(others).toEqual([]);
  expect(row).toMatchObject({ id: '7', ...stated, amount: '€ 1.210,00', dueDate: '2026-02-14' });
  expect(row && changedColumns(row)).toEqual(['debtor']);
});

test.each<[string, Partial<Debt>]>([
  ['another debtor', { invoice: '2026-0012', debtor: 'Echte Debiteur NV' }],
  ['another enterprise number', { invoice: '2026-0012', number: '0123.456.749' }],
  ['another amount', { invoice: '2026-0012', amount: '500' }],
  ['a number with other signs', { invoice: '20260012' }],
  ['no number', { debtor: 'Staalvoorbeeld NV', amount: '1210' }],
])('a typed row with %s is a different debt', (_what, stated) => {
  expect(mergeDebts([typed(stated)], read)).toHaveLength(2);
});

test('a column changed by the visitor keeps its value when the document is parsed again, and the others are updated', () => {
  const later = readDebts([
    { sha256, invoice: sampleInvoice({ amounts: { payable: '605.00' }, dueDate: '2026-05-01' }) },
  ]);

  const [row] = mergeDebts([{ ...readRow, amount: '€ 500,00' }], later);

  expect(row).toMatchObject({ id: '1', amount: '€ 500,00', dueDate: '2026-05-01' });
  expect(row && changedColumns(row)).toEqual(['amount']);
});

test('removing a document removes its row unless the visitor changed it', () => {
  expect(mergeDebts([readRow], [])).toEqual([]);
  expect(mergeDebts([{ ...readRow, isDisputed: true }], [])).toEqual([{ ...readRow, isDisputed: true }]);
});

test('a typed row merged with a document becomes a typed row again when the document is removed', () => {
  const stated = typed({ debtor: 'Staalvoorbeeld NV', invoice: '2026-0012', amount: '€ 1.210,00' });

  const [joined, ...others] = mergeDebts([stated], read);

  expect(others).toEqual([]);
  expect(joined && mergeDebts([joined], [])).toMatchObject([
    { id: '7', debtor: 'Staalvoorbeeld NV', amount: '€ 1.210,00', source: { kind: 'typed' } },
  ]);
});

test('a changed row merges again with its invoice by the data of the removed document', () => {
  const again = readDebts([{ sha256: otherSha256, invoice: sampleInvoice() }]);

  expect(mergeDebts([{ ...readRow, amount: '€ 500,00' }], again)).toMatchObject([
    { id: '1', amount: '€ 500,00', source: { sha256: otherSha256, read: { amount: '€ 1.210,00' } } },
  ]);
});

test('a changed row merges with its invoice in another document', () => {
  const again = readDebts([{ sha256: otherSha256, invoice: sampleInvoice() }]);

  expect(mergeDebts([{ ...readRow, isDisputed: true }], again)).toMatchObject([
    { id: '1', isDisputed: true, source: { sha256: otherSha256 } },
  ]);
});

test('different e-invoices with one number give two rows', () => {
  const another = { sha256: otherSha256, invoice: sampleInvoice({ amounts: { payable: '99999.00' } }) };

  expect(mergeDebts([], readDebts([{ sha256, invoice: sampleInvoice() }, another]))).toHaveLength(2);
});

test('an e-invoice with nothing due keeps its total with VAT', () => {
  const paid = sampleInvoice({ amounts: { taxInclusive: '1210.00', prepaid: '1210.00', payable: '0.00' } });

  expect(mergeDebts([], readDebts([{ sha256, invoice: paid }]))).toMatchObject([
    { amount: '€ 0,00', source: { total: '€ 1.210,00' } },
  ]);
});

test('an e-invoice with instalments has no due date until the visitor enters one', () => {
  const instalments = [{ dueDate: '2026-02-14', amount: '500.00' }, { dueDate: '2026-03-14' }];
  const [row] = mergeDebts([], readDebts([{ sha256, invoice: sampleInvoice({ instalments }) }]));

  expect(row).toMatchObject({
    dueDate: '2026-02-14',
    source: { instalments: 'in schijven: € 500,00 op 14/02/2026, op 14/03/2026' },
  });
  expect(row && dueDayOf(row)).toBeUndefined();
  expect(row && dueDayOf({ ...row, dueDate: '2026-03-14' })).toBe('2026-03-14');
});

describe('the rows of a submission', () => {
  test('are those sent, with our own parsing of the documents', () => {
    const forged = {
      ...readRow,
      amount: '€ 500,00',
      source: { ...readRow.source, read: { ...blankValues, amount: '€ 9,00' } },
    };

    expect(settleDebts([forged], read)).toEqual([{ ...readRow, amount: '€ 500,00' }]);
  });

  test('count as typed if their document does not contain them', () => {
    expect(settleDebts([readRow], [])).toEqual([{ ...readRow, source: { kind: 'typed' } }]);
  });

  test('have one row per document: a second one with the same document counts as typed', () => {
    const forged = { ...readRow, id: '2', invoice: '2026-99', amount: '€ 99.999,00' };

    expect(settleDebts([readRow, forged], read)).toEqual([readRow, { ...forged, source: { kind: 'typed' } }]);
  });

  test('have amounts and numbers in the usual format', () => {
    expect(settleDebts([typed({ amount: '1210', number: 'BE0999999922' })], [])).toMatchObject([
      { amount: '€ 1.210,00', number: '0999.999.922' },
    ]);
  });

  test('include those of documents that the browser could not parse', () => {
    expect(settleDebts([typed({ debtor: 'Bis BV' })], read)).toHaveLength(2);
  });

  test('have an invoice once if it was typed after it was read', () => {
    const stated = typed({ debtor: 'Staalvoorbeeld', invoice: '2026-0012', amount: '1210', email: 'd@staal.example' });

    expect(settleDebts([readRow, stated], read)).toMatchObject([
      { id: '1', email: 'd@staal.example', source: { kind: 'document' } },
    ]);
  });

  test('keep two typed rows with one number and amount', () => {
    expect(settleDebts([typed(readRow), typed(readRow)], [])).toHaveLength(2);
  });
});

/** What a visitor brings of an invoice: its e-invoice, or a row in his own words */
const ways = ['read', 'typed', 'typed without amount'] as const;
type Arrival = { readonly number: number; readonly way: (typeof ways)[number] };
const spelling = { read: 'Garage Willems BV', typed: 'Garage Willems B.V.' };

/** The rows of a submission after the arrivals, each merged as the wizard does */
function settled(arrivals: readonly Arrival[]): Debt[] {
  let debts: readonly Debt[] = [];
  const documents: { sha256: string; invoice: ReturnType<typeof sampleInvoice> }[] = [];
  for (const { number, way } of arrivals) {
    const values = { ...blankValues, invoice: `2026-${number}`, amount: `€ ${number + 1}00,00` };
    if (way === 'read') {
      const { buyer } = sampleInvoice();
      const amounts = { payable: `${number + 1}00.00` };
      const changes = { number: values.invoice, amounts, buyer: { ...buyer, legalName: spelling.read } };
      documents.push({ sha256: String(number).padStart(64, '0'), invoice: sampleInvoice(changes) });
      debts = mergeDebts(debts, readDebts(documents));
    } else {
      const amount = way === 'typed' ? values.amount : '';
      debts = [...debts, { ...newDebt(debts), ...values, amount, debtor: spelling.typed, email: 'w@garage.example' }];
    }
  }
  return settleDebts(debts, readDebts(documents));
}

/** Leaves out what depends on the order: place and id */
function unordered(debts: readonly Debt[]): string[] {
  return debts.map(({ id: _id, ...debt }) => JSON.stringify(debt)).sort();
}

test('property: the same rows and sums, whatever was typed or read first', () => {
  const anyArrivals = fc.uniqueArray(
    fc.record({ number: fc.integer({ min: 0, max: 3 }), way: fc.constantFrom(...ways) }),
    { selector: ({ number, way }) => `${number} ${way}`, maxLength: 10 },
  );
  fc.assert(
    fc.property(
      anyArrivals.chain((arrivals) =>
        fc.tuple(fc.constant(arrivals), fc.shuffledSubarray(arrivals, { minLength: arrivals.length })),
      ),
      ([arrivals, others]) => {
        const [rows, otherRows] = [settled(arrivals), settled(others)];

        expect(unordered(otherRows)).toEqual(unordered(rows));
        expect(sumsOf(otherRows)).toEqual(sumsOf(rows));
        expect(sumsOf(doubledDebts(otherRows))).toEqual(sumsOf(doubledDebts(rows)));
      },
    ),
    { numRuns: 300 },
  );
});
