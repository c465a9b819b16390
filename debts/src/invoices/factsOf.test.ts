import { sampleBuyerParty, sampleCreditNote, sampleInvoice, without } from '@incasso/documents/testing/sampleInvoice';
import { factsOf } from './factsOf';

test('an e-invoice says more than its row has', () => {
  expect(factsOf(sampleInvoice())).toEqual({
    buyer: { country: 'BE', number: '0999.999.922' },
    ...{ currency: 'EUR', net: '1000.00', vat: '210.00' },
    ...{ lines: ['Kast & plaatsing'], hasMoreLines: false },
    paymentReference: '+++090/9337/55493+++',
  });
});

test('what was paid before, a reference without check digits, and the last of instalments', () => {
  const facts = factsOf(
    sampleInvoice({
      amounts: { taxExclusive: '1210.00', prepaid: '210.00', payable: '1000.00' },
      paymentMeans: [{ code: '30' }, { reference: 'order 7' }],
      instalments: [{ dueDate: '2026-02-14' }, { dueDate: '2026-03-14' }],
    }),
  );

  expect(facts).toMatchObject({ prepaid: '210.00', paymentReference: 'order 7', lastInstalment: '2026-03-14' });
  expect(facts.vat).toBeUndefined();
});

test('the first three lines with a name, cut to what a line has room for', () => {
  const lines = [{ name: 'x'.repeat(70) }, {}, { name: 'b' }, { name: 'c' }, { name: 'd' }];

  expect(factsOf(sampleInvoice({ lines }))).toMatchObject({
    lines: [`${'x'.repeat(59)}…`, 'b', 'c'],
    hasMoreLines: true,
  });
  expect(factsOf(sampleInvoice({ lines: lines.slice(0, 4) })).hasMoreLines).toBe(false);
});

test.each(['1000.00', '-1000.00'])('a credit note of %s takes off, and is not paid by the debtor', (taxExclusive) => {
  const { net, vat, paymentReference } = factsOf(
    sampleCreditNote({ amounts: { taxExclusive, tax: '210.00', payable: '1210.00' } }),
  );

  expect([net, vat, paymentReference]).toEqual(['-1000.00', '-210.00', undefined]);
});

test('a buyer abroad has a VAT number and the number of another register', () => {
  const buyer = {
    ...without(sampleBuyerParty(), 'companyNumber'),
    ...{ address: { country: 'FR' }, vatNumber: 'FR40303265045' },
    legalIdentifier: { value: '30326504500019', scheme: '0009' },
  };

  expect(factsOf(sampleInvoice({ buyer })).buyer).toEqual({
    country: 'FR',
    number: 'FR40303265045',
    registration: '30326504500019',
  });
});
