import { sampleCreditNote, sampleInvoice, sampleSellerParty, without } from '@incasso/documents/testing/sampleInvoice';
import type { Invoice } from '@incasso/documents/Invoice';
import { isCredit } from '@incasso/documents/purposeOf';
import { sumsOf } from '../../testing/sumsOf';
import { groupByDebtor } from '../row/groupByDebtor';
import { mergeDebts } from '../row/mergeDebts';
import { readDebts } from './readDebts';
import { settleInvoices } from './settleInvoices';
import { otherDocumentLine, dueDayLine } from './settlementWords.text';

const otherBuyer = { legalName: 'Café Voorbeeld BV', identifiers: [], address: { city: 'Aalst' }, contact: {} };

function credit(number: string, payable: string, refersTo: readonly string[], changes: Partial<Invoice> = {}): Invoice {
  return sampleCreditNote({
    number,
    amounts: { payable },
    precedingInvoices: refersTo.map((preceding) => ({ number: preceding })),
    ...changes,
  });
}

/** The amounts of the rows, the documents without one, and the totals */
function dues(documents: readonly Invoice[]) {
  return {
    rows: rowsOf(documents).map(({ amount }) => amount),
    asides: settleInvoices(documents).otherDocuments.map(({ kind }) => kind),
    totals: totalsOf(documents).map(({ amount, currency }) => `${amount} ${currency}`),
  };
}

function rowsOf(documents: readonly Invoice[]) {
  return mergeDebts(
    [],
    readDebts(documents.map((invoice, index) => ({ sha256: String(index).padStart(64, '0'), invoice }))),
  );
}

function totalsOf(documents: readonly Invoice[]) {
  return groupByDebtor(rowsOf(documents)).flatMap(({ debtor, debts }) =>
    sumsOf(debts).map((sum) => ({ ...sum, debtor })),
  );
}

test('invoices add up by debtor and currency', () => {
  const second = sampleInvoice({ number: '2', amounts: { payable: '0.10' } });
  const dollars = sampleInvoice({ number: '3', currency: 'USD', amounts: { payable: '5.00' } });
  const other = sampleInvoice({ number: '4', buyer: otherBuyer, amounts: { payable: '7.00' } });

  expect(totalsOf([sampleInvoice(), second, dollars, other])).toEqual([
    { debtor: 'Staalvoorbeeld NV', currency: 'EUR', amount: '1210.10' },
    { debtor: 'Staalvoorbeeld NV', currency: 'USD', amount: '5.00' },
    { debtor: 'Café Voorbeeld BV', currency: 'EUR', amount: '7.00' },
  ]);
});

test('a duplicate counts once; the same number of another seller is another invoice', () => {
  const seller = { ...sampleSellerParty(), companyNumber: '0999.999.922' };

  const { owed, sellers } = settleInvoices([sampleInvoice(), sampleInvoice(), sampleInvoice({ seller })]);

  expect(owed.map(({ seller: each }) => each)).toEqual([sampleSellerParty(), seller]);
  expect(sellers).toEqual([sampleSellerParty(), seller]);
});

test('parties are compared by number, or else by name', () => {
  const named = without(sampleSellerParty(), 'companyNumber', 'vatNumber');
  const shouted = { ...named, legalName: 'VOORBEELD INTERIEUR BV' };

  expect(settleInvoices([sampleInvoice(), sampleInvoice({ number: '2', seller: shouted })]).sellers).toHaveLength(1);
  expect(
    settleInvoices([sampleInvoice(), sampleInvoice({ seller: { ...named, legalName: 'Iemand anders' } })]).sellers,
  ).toHaveLength(2);
});

test('a credit note is a row below zero that names its invoices', () => {
  const documents = [credit('C1', '1400.00', ['2026-0012', '2']), sampleInvoice()];

  expect(dues(documents)).toEqual({ rows: ['-€ 1.400,00', '€ 1.210,00'], asides: [], totals: ['-190.00 EUR'] });
  expect(rowsOf(documents)).toMatchObject([
    { creditedInvoice: '2026-0012, 2', dueDate: '', source: { read: { amount: '-€ 1.400,00' } } },
    { creditedInvoice: '', source: { read: { amount: '€ 1.210,00' } } },
  ]);
});

describe('beside an invoice of 1,210.00, a document', () => {
  const references = { known: ['2026-0012'], unknown: ['2025-1'], none: [] };
  const types = {
    invoice: { kind: 'invoice', typeCode: '380' },
    corrected: { kind: 'invoice', typeCode: '384' },
    credit_note: { kind: 'credit_note', typeCode: '381' },
  } as const;
  type Row = [type: keyof typeof types, payable: string, reference: keyof typeof references];
  const made = ([type, payable, reference]: Row) => credit('2', payable, references[reference], types[type]);

  /** The amount of its row or why it has none, and the total */
  const table: [...Row, row: string, total: string][] = [
    ['invoice', '100.00', 'known', '€ 100,00', '1310.00'],
    ['invoice', '100.00', 'unknown', '€ 100,00', '1310.00'],
    ['invoice', '100.00', 'none', '€ 100,00', '1310.00'],
    ['invoice', '0.00', 'known', '€ 0,00', '1210.00'],
    ['invoice', '0.00', 'unknown', '€ 0,00', '1210.00'],
    ['invoice', '0.00', 'none', '€ 0,00', '1210.00'],
    ['invoice', '-100.00', 'known', '-€ 100,00', '1110.00'],
    ['invoice', '-100.00', 'unknown', '-€ 100,00', '1110.00'],
    ['invoice', '-100.00', 'none', '-€ 100,00', '1110.00'],
    ['corrected', '100.00', 'known', 'correction', '1210.00'],
    ['corrected', '100.00', 'unknown', '€ 100,00', '1310.00'],
    ['corrected', '100.00', 'none', '€ 100,00', '1310.00'],
    ['corrected', '0.00', 'known', 'correction', '1210.00'],
    ['corrected', '0.00', 'unknown', '€ 0,00', '1210.00'],
    ['corrected', '0.00', 'none', '€ 0,00', '1210.00'],
    ['corrected', '-100.00', 'known', '-€ 100,00', '1110.00'],
    ['corrected', '-100.00', 'unknown', '-€ 100,00', '1110.00'],
    ['corrected', '-100.00', 'none', '-€ 100,00', '1110.00'],
    ['credit_note', '100.00', 'known', '-€ 100,00', '1110.00'],
    ['credit_note', '100.00', 'unknown', '-€ 100,00', '1110.00'],
    ['credit_note', '100.00', 'none', '-€ 100,00', '1110.00'],
    ['credit_note', '0.00', 'known', 'doubtful', '1210.00'],
    ['credit_note', '0.00', 'unknown', 'doubtful', '1210.00'],
    ['credit_note', '0.00', 'none', 'doubtful', '1210.00'],
    ['credit_note', '-100.00', 'known', '-€ 100,00', '1110.00'],
    ['credit_note', '-100.00', 'unknown', 'doubtful', '1210.00'],
    ['credit_note', '-100.00', 'none', 'doubtful', '1210.00'],
    ['credit_note', '-2000.00', 'known', '-€ 2.000,00', '-790.00'],
  ];

  test.each(table)('%s over %s that refers to an invoice: %s', (type, payable, reference, row, total) => {
    const document = made([type, payable, reference]);

    for (const documents of [
      [sampleInvoice(), document],
      [document, sampleInvoice()],
    ]) {
      const { rows, asides, totals } = dues(documents);
      expect([...rows, ...asides].sort()).toEqual(['€ 1.210,00', row].sort());
      expect(totals).toEqual([`${total} EUR`]);
    }
  });

  test('that is a credit never increases the debt, whatever else the case has', () => {
    const total = (documents: Invoice[]) => Number(dues(documents).totals[0]?.replace(' EUR', ''));
    const others = table.map(([...row], index) => ({ ...made([row[0], row[1], row[2]]), number: `other ${index}` }));
    for (const document of table.map(([...row]) => made([row[0], row[1], row[2]])).filter(isCredit)) {
      for (const other of others) {
        const before = [sampleInvoice(), other];
        expect(total([...before, document])).toBeLessThanOrEqual(total(before));
      }
    }
  });
});

test.each([
  ['with nothing to pay, since it was settled', { taxInclusive: '100.00', payable: '0.00' }],
  ['below zero, since more was settled than it is', { taxInclusive: '100.00', payable: '-100.00' }],
])('a credit note %s is no row', (_, amounts) => {
  expect(dues([sampleInvoice(), credit('C1', '', ['2026-0012'], { amounts })])).toEqual({
    rows: ['€ 1.210,00'],
    asides: ['doubtful'],
    totals: ['1210.00 EUR'],
  });
});

test('a credit note below zero on a negative invoice is no row, because its sign is ambiguous', () => {
  const negative = credit('2', '-100.00', [], { kind: 'invoice', typeCode: '380' });

  expect(dues([sampleInvoice(), negative, credit('C1', '-100.00', ['2'])]).asides).toEqual(['doubtful']);
});

test('a prepayment above a final invoice is subtracted from the total', () => {
  const final = credit('2', '', [], {
    kind: 'invoice',
    typeCode: '380',
    amounts: { taxInclusive: '500.00', prepaid: '700.00', payable: '-200.00' },
  });

  expect(dues([sampleInvoice(), final]).totals).toEqual(['1010.00 EUR']);
});

test('a credit note in another currency has its own total', () => {
  expect(dues([sampleInvoice(), credit('C1', '10.00', ['2026-0012'], { currency: 'USD' })]).totals).toEqual([
    '1210.00 EUR',
    '-10.00 USD',
  ]);
});

test('each document without a row is listed with the reason', () => {
  const documents = [
    sampleInvoice(),
    credit('C4', '-1.00', []),
    credit('C5', '', [], { amounts: { taxInclusive: '5.00', payable: '0.00' } }),
    credit('C6', '', [], { amounts: { payable: '0.00' } }),
    sampleInvoice({
      number: '4',
      typeCode: '384',
      precedingInvoices: [{ number: '2026-0012' }],
      amounts: { payable: '1.60' },
    }),
  ];

  expect(settleInvoices(documents).otherDocuments.map(otherDocumentLine)).toEqual([
    'Creditnota C4 van 15/01/2026 voor Staalvoorbeeld NV (0999.999.922), Gent: € 1,00. Het bestand zegt niet of dit van de schuld afgaat. We trokken het niet af.',
    'Creditnota C5 van 15/01/2026 voor Staalvoorbeeld NV (0999.999.922), Gent: € 5,00. Het bestand zegt niet of dit van de schuld afgaat. We trokken het niet af.',
    'Creditnota C6 van 15/01/2026 voor Staalvoorbeeld NV (0999.999.922), Gent. Het bestand zegt niet of dit van de schuld afgaat. We trokken het niet af.',
    'Factuur 4 van 15/01/2026 voor Staalvoorbeeld NV (0999.999.922), Gent: € 1,60. Dit verbetert factuur 2026-0012. We telden het niet bij.',
  ]);
});

test.each<[string, Partial<Invoice>]>([
  ['amount', { amounts: { payable: '99999.00' } }],
  ['due day', { dueDate: '2026-03-31' }],
  ['buyer', { buyer: otherBuyer }],
])('two readings of one number with another %s stay two', (_what, changes) => {
  expect(settleInvoices([sampleInvoice(), sampleInvoice(changes)]).owed).toHaveLength(2);
});

test('two readings of one invoice count once when one lacks the due date', () => {
  expect(settleInvoices([sampleInvoice(), without(sampleInvoice(), 'dueDate')]).owed).toHaveLength(1);
});

test('a copy without a due date joins one of two invoices with different ones, in any order', () => {
  const readings = [without(sampleInvoice(), 'dueDate'), sampleInvoice(), sampleInvoice({ dueDate: '2026-03-31' })];

  for (const order of [readings, [...readings].reverse()]) expect(settleInvoices(order).owed).toHaveLength(2);
});

test.each([
  ['325', 'pro forma'],
  ['751', 'enkel voor de boekhouding'],
])('a document of type %s is no debt, and is listed', (typeCode, name) => {
  const { owed, otherDocuments } = settleInvoices([sampleInvoice(), sampleInvoice({ number: 'P-1', typeCode })]);

  expect(owed).toHaveLength(1);
  expect(otherDocuments.map(otherDocumentLine)).toEqual([
    `Factuur P-1 van 15/01/2026 voor Staalvoorbeeld NV (0999.999.922), Gent: € 1.210,00. Dit is geen vordering (${name}). We telden het niet bij.`,
  ]);
});

test.each<[Partial<Invoice>, string | undefined]>([
  [{}, undefined],
  [{ dueDateProblem: 'impossible' }, 'De vervaldag in factuur 2026-0012 bestaat niet.'],
  [{ dueDateProblem: 'discount_only' }, 'Factuur 2026-0012 noemt een dag voor de korting, maar geen vervaldag.'],
  [
    { instalments: [{ dueDate: '2026-02-01', amount: '500.00' }, { dueDate: '2026-03-01' }] },
    'Factuur 2026-0012 is te betalen in schijven: € 500,00 op 01/02/2026, op 01/03/2026.',
  ],
])('remarks on the due date: %j', (changes, line) => {
  expect(dueDayLine(sampleInvoice(changes))).toBe(line);
});
