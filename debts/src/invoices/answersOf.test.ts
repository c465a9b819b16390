import { sampleBuyerParty, sampleInvoice, sampleSellerParty, without } from '@incasso/documents/testing/sampleInvoice';
import { answersOf } from './answersOf';

test('the answers are those of the seller', () => {
  expect(answersOf([sampleInvoice()])).toEqual({
    company_name: 'Voorbeeld Interieur BV',
    vat_number: '0123.456.749',
    address: 'Voorbeeldstraat 1, 8500 Kortrijk',
    contact_person: 'An Voorbeeld',
    phone: '+32 56 00 00 00',
    email: 'an@interieur.example',
    bank_account: 'BE68 5390 0754 7034',
  });
});

test('a detail missing in one invoice comes from another of the same seller', () => {
  const incomplete = sampleInvoice({ seller: { ...sampleSellerParty(), contact: {} }, paymentMeans: [] });
  const ofAnother = sampleInvoice({ seller: { ...sampleBuyerParty(), contact: { phone: '+32 9 000 00 00' } } });

  expect(answersOf([incomplete, ofAnother, sampleInvoice()])).toEqual(answersOf([sampleInvoice()]));
});

test('details in no invoice stay empty', () => {
  expect(answersOf([])).toEqual({});
  expect(
    answersOf([sampleInvoice({ seller: { identifiers: [], address: {}, contact: {} }, paymentMeans: [] })]),
  ).toEqual({});
});

test('a seller abroad has a VAT number and a country', () => {
  const seller = {
    ...without(sampleSellerParty(), 'companyNumber'),
    vatNumber: 'NL123456789B01',
    address: { street: 'Voorbeeldweg 1', city: 'Breda', country: 'NL' },
  };

  expect(answersOf([sampleInvoice({ seller })])).toMatchObject({
    vat_number: 'NL123456789B01',
    address: 'Voorbeeldweg 1, Breda, NL',
  });
});

test('an answer longer than its field is kept whole; one longer than any text is dropped', () => {
  const nameFrom = (legalName: string) =>
    answersOf([sampleInvoice({ seller: { ...sampleSellerParty(), legalName } })]).company_name;

  expect(nameFrom('x'.repeat(201))).toBe('x'.repeat(201));
  expect(nameFrom('x'.repeat(5001))).toBeUndefined();
});
