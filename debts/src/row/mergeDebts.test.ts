import { sampleCreditNote, sampleInvoice, without } from '@incasso/documents/testing/sampleInvoice';
import fc from 'fast-check';
import { sampleDebt } from '../../testing/sampleDebt';
import { sampleLedger } from '../../testing/sampleLedger';
import { readDebts, type InvoiceOfDocument } from '../invoices/readDebts';
import { writeMoney } from '../money/money';
import { blankValues, changedColumns, newDebt, type Debt } from './Debt';
import { joinDebts, dropLookAlike } from './joinDebts';
import { keepApart, lookAlikes } from './lookAlikes';
import { checkSources, mergeDebts } from './mergeDebts';

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

/** The e-invoice as the visitor types it. */
const agreeing = { debtor: 'Staalvoorbeeld', invoice: '2026-0012', amount: '€ 1.210,00', dueDate: '2026-02-14' };

test('an invoice both typed and read becomes one row, in the place of the first, with what the visitor typed', () => {
  const stated = typed({ ...agreeing, email: 'd@staal.example', isDisputed: true });
  const other = typed({ id: '8', debtor: 'Bis BV' });

  for (const rows of [
    mergeDebts([stated, other], read),
    joinDebts([readRow, other, stated], { documents: [sha256] }),
  ]) {
    expect(rows).toMatchObject([
      { id: '7', ...agreeing, email: 'd@staal.example', isDisputed: true, address: 'Staalkaai 2, 9000 Gent' },
      { id: '8' },
    ]);
    expect(rows[0] && changedColumns(rows[0])).toEqual(['debtor']);
  }
});

test.each<[string, Partial<Debt>]>([
  ['another debtor', { debtor: 'Echte Debiteur NV' }],
  ['no debtor', { debtor: '' }],
  ['another amount', { amount: '500' }],
  ['no amount', { amount: '' }],
  ['another due day', { dueDate: '2026-02-15' }],
  ['a number with other signs', { invoice: '20260012' }],
  ['no number', { invoice: '' }],
])('a typed row with %s stays a row of its own, and is asked about', (_what, stated) => {
  const rows = mergeDebts([typed({ ...agreeing, ...stated })], read);

  expect(rows).toHaveLength(2);
  expect(rows.map((row) => lookAlikes(row, rows).length)).toEqual([1, 1]);
});

test('number 12 of 2025 and number 12 of 2026 are two invoices', () => {
  const invoices = ['2025', '2026'].map((year) => ({
    sha256: year.padStart(64, '0'),
    invoice: sampleInvoice({ number: '12', issueDate: `${year}-03-15`, dueDate: `${year}-04-14` }),
  }));
  const rows = mergeDebts([typed({ ...agreeing, invoice: '12', dueDate: '2026-04-14' })], readDebts(invoices));

  expect(rows.map(({ dueDate }) => dueDate).sort()).toEqual(['2025-04-14', '2026-04-14']);
  expect(rows.flatMap((row) => lookAlikes(row, rows))).toEqual([]);
});

test('a row is not joined while the visitor works on it', () => {
  const rows = mergeDebts([typed(agreeing)], read, '7');

  expect(rows).toHaveLength(2);
  expect(joinDebts(rows, { documents: [sha256] })).toHaveLength(1);
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

test('a row that was typed and read is typed when the document is removed', () => {
  const [joined] = mergeDebts([typed(agreeing)], read);

  expect(joined && mergeDebts([joined], [])).toMatchObject([{ id: '7', ...agreeing, source: { kind: 'typed' } }]);
});

test('copies of an e-invoice are one row, which stays while one of them does', () => {
  const copies = [
    { sha256, invoice: without(sampleInvoice(), 'dueDate') },
    { sha256: otherSha256, invoice: sampleInvoice() },
  ];
  const [row, ...others] = mergeDebts(mergeDebts([], readDebts(copies.slice(0, 1))), readDebts(copies));

  expect(others).toEqual([]);
  expect(row).toMatchObject({ id: '1', dueDate: '2026-02-14', source: { sha256 } });
  expect(row && mergeDebts([{ ...row, isDisputed: true }], readDebts(copies.slice(1)))).toMatchObject([
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

test('an e-invoice with instalments has the first due day, and says all of them', () => {
  const instalments = [{ dueDate: '2026-02-14', amount: '500.00' }, { dueDate: '2026-03-14' }];
  const [row] = mergeDebts([], readDebts([{ sha256, invoice: sampleInvoice({ instalments }) }]));

  expect(row).toMatchObject({
    dueDate: '2026-02-14',
    source: { instalments: 'in schijven: € 500,00 op 14/02/2026, op 14/03/2026' },
  });
});

describe('the answer that a row is', () => {
  const stated = typed({ ...agreeing, amount: '500', email: 'd@staal.example' });
  const asked = mergeDebts([stated], read);
  const lookAlikesOf = (rows: readonly Debt[]) => rows.flatMap((row) => lookAlikes(row, rows));

  test.each(['2', '7'])('another invoice settles the question, also after another document: row %s', (id) => {
    const another = { sha256: otherSha256, invoice: sampleInvoice({ number: '2' }) };
    const answered = keepApart(asked, id);

    expect(lookAlikesOf(answered)).toEqual([]);
    const rows = mergeDebts(answered, readDebts([{ sha256, invoice: sampleInvoice() }, another]));
    expect(rows).toHaveLength(3);
    expect(lookAlikesOf(rows)).toEqual([]);
  });

  test('another invoice keeps it from being joined', () => {
    const answered = keepApart(asked, '7').map((row) => (row.id === '7' ? { ...row, amount: '1210' } : row));

    expect(joinDebts(answered, { documents: [sha256] })).toHaveLength(2);
  });

  test('the same one and goes passes its facts on to the other', () => {
    expect(dropLookAlike(asked, '7')).toMatchObject([{ amount: '€ 1.210,00', email: 'd@staal.example' }]);
  });

  test('the same one and goes gets no new row while the other row and the document remain', () => {
    const [kept, ...others] = dropLookAlike(asked, '2');
    if (kept === undefined) throw new Error('one row stays');

    expect(others).toEqual([]);
    expect(kept).toMatchObject({ id: '7', amount: '500', address: 'Staalkaai 2, 9000 Gent' });
    expect(mergeDebts([kept], read)).toEqual([kept]);
    expect(mergeDebts([], read)).toHaveLength(1);
    expect(mergeDebts(mergeDebts([kept], []), read)).toHaveLength(2);
  });

  test('the same one and goes passes its other answers on', () => {
    const rows = [sampleDebt(), sampleDebt({ id: '2' }), sampleDebt({ id: '3', apartFrom: ['1'] })];

    const [kept, apart] = dropLookAlike(rows, '1');

    expect(kept && apart && lookAlikes(kept, [kept, apart])).toEqual([]);
  });
});

describe('the rows of a submission', () => {
  test('are those sent, with our own reading of the documents', () => {
    const forged = {
      ...readRow,
      amount: '€ 500,00',
      source: { ...readRow.source, read: { ...blankValues, amount: '€ 9,00' } },
    };

    expect(checkSources([forged], read)).toEqual([{ ...readRow, amount: '€ 500,00' }]);
  });

  test('count as typed if their document does not contain them, or an earlier row has it', () => {
    const forged = { ...readRow, id: '2', invoice: '2026-99', amount: '€ 99.999,00' };

    expect(checkSources([readRow], [])).toEqual([{ ...readRow, source: { kind: 'typed' } }]);
    expect(checkSources([readRow, forged], read)).toEqual([readRow, { ...forged, source: { kind: 'typed' } }]);
  });

  test('are joined with no other, and none is added', () => {
    const sent = [typed(agreeing), typed({ ...agreeing, id: '8' })];

    expect(checkSources(sent, read)).toEqual(sent);
  });
});

/** What a visitor brings of an invoice: e-invoices of it, or rows in his own words, which agree with them or not */
const ways = [
  'read',
  'copy',
  'typed',
  'typed without day',
  'typed with another day',
  'typed with another amount',
  'typed without number',
  'typed with other signs',
] as const;
type Arrival = { readonly invoice: (typeof brought)[number]; readonly way: (typeof ways)[number] };
const brought = [
  { number: '2026-12', year: '2026', amount: '100.00' },
  { number: '12', year: '2026', amount: '200.00' },
  { number: '12', year: '2025', amount: '200.00' },
  { number: 'C1', year: '2026', amount: '-50.00' },
] as const;

const sampleOfDebt = sampleInvoice();
const sampleOfCredit = sampleCreditNote();
const valuesTyped = {
  typed: {},
  'typed without day': { issueDate: '', dueDate: '' },
  'typed with another day': { dueDate: '2026-09-09' },
  'typed with another amount': { amount: '€ 7,00' },
  'typed without number': { invoice: '' },
  'typed with other signs': { invoice: '12/' },
};

/** The rows after the arrivals, each merged as the wizard does */
function arrived(arrivals: readonly Arrival[]): Debt[] {
  let debts: readonly Debt[] = [];
  const documents: InvoiceOfDocument[] = [];
  for (const {
    invoice: { number, year, amount },
    way,
  } of arrivals) {
    const isCredit = amount.startsWith('-');
    const issueDate = `${year}-03-15`;
    const dueDate = isCredit ? '' : `${year}-04-14`;
    if (way === 'read' || way === 'copy') {
      const sample = isCredit ? sampleOfCredit : sampleOfDebt;
      const invoice = { ...sample, number, issueDate, dueDate, amounts: { payable: amount.replace('-', '') } };
      const given = way === 'copy' ? without(invoice, 'dueDate') : invoice;
      documents.push({ sha256: `${way} ${number} ${year}`, invoice: given });
      debts = mergeDebts(debts, readDebts(documents));
    } else {
      const values = {
        debtor: 'Staalvoorbeeld NV',
        invoice: number,
        issueDate,
        dueDate,
        amount: writeMoney({ amount, currency: 'EUR' }),
      };
      debts = [...debts, { ...newDebt(debts), ...values, email: 's@staal.example', ...valuesTyped[way] }];
      debts = joinDebts(debts, { documents: documents.map(({ sha256: hash }) => hash) });
    }
  }
  return [...debts];
}

/** The rows with the questions about them, without what depends on the order: place, id and which copy came first. */
function unordered(debts: readonly Debt[]): string[] {
  const shown = ({ id: _id, source, ...values }: Debt) => JSON.stringify([values, source.kind]);
  return debts.map((debt) => JSON.stringify([shown(debt), lookAlikes(debt, debts).map(shown).sort()])).sort();
}

test('property: the same rows, sums and questions, in whatever order e-invoices, copies and typed rows arrive', () => {
  const anyArrivals = fc.uniqueArray(
    fc.record({ invoice: fc.constantFrom(...brought), way: fc.constantFrom(...ways) }),
    { selector: ({ invoice: { number, year }, way }) => `${number} ${year} ${way}`, maxLength: 8 },
  );
  fc.assert(
    fc.property(
      anyArrivals.chain((arrivals) =>
        fc.tuple(fc.constant(arrivals), fc.shuffledSubarray(arrivals, { minLength: arrivals.length })),
      ),
      ([arrivals, others]) => {
        const [rows, otherRows] = [arrived(arrivals), arrived(others)];

        expect(unordered(otherRows)).toEqual(unordered(rows));
        expect(sampleLedger(otherRows).totals).toEqual(sampleLedger(rows).totals);
      },
    ),
    { numRuns: 300 },
  );
});
