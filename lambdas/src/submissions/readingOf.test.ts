import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import fc from 'fast-check';
import * as v from 'valibot';
import { invoiceReadingSchema } from './InvoiceReading';
import { readingOf } from './readingOf';

const sha256 = 'a'.repeat(64);
const { buyer } = sampleInvoice();

test('an e-invoice is kept as it was read', () => {
  expect(readingOf(sha256, sampleInvoice())).toEqual({ sha256, invoice: sampleInvoice() });
});

test('its texts are cleaned and cut like a visitor’s, and its lists are limited', () => {
  const preceding = Array.from({ length: 5000 }, (_, index) => ({ number: String(index) }));
  const identifiers = Array.from({ length: 100 }, (_, index) => ({ value: String(index) }));
  const invoice = sampleInvoice({
    number: ' 2026\u202e\n12\u0000',
    paymentTerms: `${'x'.repeat(199)}\u{1f600}${'y'.repeat(1_000_000)}`,
    precedingInvoices: preceding,
    buyer: { ...buyer, legalName: '\u200b', identifiers, address: { city: 'a\u0301'.repeat(5000) } },
  });

  const kept = readingOf(sha256, invoice)?.invoice;

  expect(kept).toMatchObject({ number: '2026 12', paymentTerms: 'x'.repeat(199) });
  expect(kept?.buyer).not.toHaveProperty('legalName');
  expect(kept?.buyer.address.city).toBe('á'.repeat(200));
  expect(kept?.precedingInvoices).toEqual(preceding.slice(0, 200));
  expect(kept?.buyer.identifiers).toEqual(identifiers.slice(0, 20));
});

test('an e-invoice whose number has only invisible characters is not stored', () => {
  expect(readingOf(sha256, sampleInvoice({ number: '\u2800' }))).toBeUndefined();
});

test('property: the stored reading of any e-invoice can be read again', () => {
  const words = fc.string({ unit: 'binary', maxLength: 900 });
  fc.assert(
    fc.property(words, words, (number, city) => {
      const reading = readingOf(sha256, sampleInvoice({ number, buyer: { ...buyer, address: { city } } }));
      expect(reading === undefined || v.is(invoiceReadingSchema, JSON.parse(JSON.stringify(reading)))).toBe(true);
    }),
  );
});
