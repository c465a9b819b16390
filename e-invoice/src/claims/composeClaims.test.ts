import {
  sampleBuyerParty,
  sampleCreditNote,
  sampleInvoice,
  sampleSellerParty,
  without,
} from '../../testing/sampleInvoice';
import type { Invoice } from '../Invoice';
import { claimLines } from './claimLines.text';
import { composeClaims } from './composeClaims';

const otherBuyer = { legalName: 'Café Voorbeeld BV', identifiers: [], address: { city: 'Aalst' }, contact: {} };

function credit(number: string, payable: string, refersTo: readonly string[], changes: Partial<Invoice> = {}): Invoice {
  return sampleCreditNote({
    number,
    amounts: { payable },
    precedingInvoices: refersTo.map((preceding) => ({ number: preceding })),
    ...changes,
  });
}

function dues(documents: readonly Invoice[]) {
  const { claims, credits, totals } = composeClaims(documents);
  return {
    claims: claims.map(({ due }) => due),
    credits: credits.map(({ amount, isSubtracted }) => [amount, isSubtracted]),
    totals: totals.map(({ due, currency }) => `${due} ${currency}`),
  };
}

test('invoices add up by debtor and currency', () => {
  const second = sampleInvoice({ number: '2', amounts: { payable: '0.10' } });
  const dollars = sampleInvoice({ number: '3', currency: 'USD', amounts: { payable: '5.00' } });
  const other = sampleInvoice({ number: '4', buyer: otherBuyer, amounts: { payable: '7.00' } });

  expect(composeClaims([sampleInvoice(), second, dollars, other]).totals).toEqual([
    { debtor: sampleBuyerParty(), currency: 'EUR', due: '1210.10' },
    { debtor: sampleBuyerParty(), currency: 'USD', due: '5.00' },
    { debtor: otherBuyer, currency: 'EUR', due: '7.00' },
  ]);
});

test('a duplicate counts once, and the same number of another seller is another invoice', () => {
  const seller = { ...sampleSellerParty(), companyNumber: '0999.999.922' };

  const { claims, sellers } = composeClaims([sampleInvoice(), sampleInvoice(), sampleInvoice({ seller })]);

  expect(claims.map(({ invoice }) => invoice.seller)).toEqual([sampleSellerParty(), seller]);
  expect(sellers).toEqual([sampleSellerParty(), seller]);
});

test('parties are compared by number, or else by name', () => {
  const named = without(sampleSellerParty(), 'companyNumber', 'vatNumber');
  const shouted = { ...named, legalName: 'VOORBEELD INTERIEUR BV' };

  expect(composeClaims([sampleInvoice(), sampleInvoice({ number: '2', seller: shouted })]).sellers).toHaveLength(1);
  expect(
    composeClaims([sampleInvoice(), sampleInvoice({ seller: { ...named, legalName: 'Iemand anders' } })]).sellers,
  ).toHaveLength(2);
});

test('a credit note is subtracted from the invoice that it refers to', () => {
  expect(dues([credit('C1', '210.00', ['2026-0012']), sampleInvoice()])).toEqual({
    claims: ['1000.00'],
    credits: [],
    totals: ['1000.00 EUR'],
  });
});

test('a credit note is subtracted from its invoices in turn, and its rest from the debtor’s total', () => {
  const second = sampleInvoice({ number: '2', amounts: { payable: '90.00' } });
  const third = sampleInvoice({ number: '3', amounts: { payable: '500.00' } });

  expect(dues([sampleInvoice(), second, third, credit('C1', '1400.00', ['2026-0012', '2'])])).toEqual({
    claims: ['0.00', '0.00', '500.00'],
    credits: [['100.00', true]],
    totals: ['400.00 EUR'],
  });
});

test.each([
  ['refers to nothing', credit('C1', '10.00', []), true, '1200.00 EUR'],
  ['refers to an invoice that is not here', credit('C1', '10.00', ['2025-1']), false, '1210.00 EUR'],
  ['is of another seller', credit('C1', '10.00', ['2026-0012'], { seller: otherBuyer }), false, '1210.00 EUR'],
])('a credit note that %s', (_, creditNote, isSubtracted, total) => {
  expect(dues([sampleInvoice(), creditNote])).toEqual({
    claims: ['1210.00'],
    credits: [['10.00', isSubtracted]],
    totals: [total],
  });
});

test('a credit note in another currency is not subtracted', () => {
  expect(dues([sampleInvoice(), credit('C1', '10.00', ['2026-0012'], { currency: 'USD' })]).totals).toEqual([
    '1210.00 EUR',
  ]);
});

test('each invoice is a line of text, with the totals below', () => {
  const terms = without(sampleInvoice({ number: '2', buyer: otherBuyer, amounts: { payable: '1.50' } }), 'dueDate');
  const documents = [
    sampleInvoice(),
    terms,
    credit('C1', '210.00', ['2026-0012']),
    credit('C2', '5.00', ['2025-1']),
    credit('C3', '1.00', []),
  ];

  expect(claimLines(composeClaims(documents)).map(({ text }) => text)).toEqual([
    'Factuur 2026-0012 van 15/01/2026, vervaldag 14/02/2026, € 1.000,00 te betalen na aftrek van creditnota C1, Staalvoorbeeld NV (0999.999.922), Gent',
    'Factuur 2 van 15/01/2026, voorwaarden: Betaalbaar binnen 30 dagen, € 1,50 te betalen, Café Voorbeeld BV, Aalst',
    'Creditnota C2 van 15/01/2026, € 5,00 niet afgetrokken: hoort bij factuur 2025-1, Staalvoorbeeld NV (0999.999.922), Gent',
    'Creditnota C3 van 15/01/2026, -€ 1,00, Staalvoorbeeld NV (0999.999.922), Gent',
    'Totaal Staalvoorbeeld NV (0999.999.922): € 999,00',
    'Totaal Café Voorbeeld BV: € 1,50',
  ]);
});

test('one invoice gets no total line, and may lack details', () => {
  const buyer = { identifiers: [], address: {}, contact: {} };
  const bare = without(sampleInvoice({ buyer, currency: 'USD' }), 'dueDate', 'paymentTerms');

  expect(claimLines(composeClaims([bare])).map(({ text }) => text)).toEqual([
    'Factuur 2026-0012 van 15/01/2026, USD 1.210,00 te betalen',
  ]);
});
