import { monetaryTotal, sampleCii, sampleUbl } from '../testing/sampleXml';
import { readInvoice } from './readInvoice';

function read(xml: string) {
  const result = readInvoice(new TextEncoder().encode(xml));
  return result.ok ? result.value.invoice : undefined;
}

const typed = (code: string) => [
  sampleCii({ 'ram:TypeCode': `<ram:TypeCode>${code}</ram:TypeCode>` }),
  sampleUbl({ 'cbc:InvoiceTypeCode': `<cbc:InvoiceTypeCode>${code}</cbc:InvoiceTypeCode>` }),
];

test.each(['71', '211', '326', '380', '384', '386', '389', '393', '875', '999'])('type %s is a debt', (code) => {
  for (const xml of typed(code)) expect(read(xml)).toMatchObject({ kind: 'invoice', purpose: 'debt' });
});

test.each(['81', '261', '381', '396', '503'])('type %s is a credit', (code) => {
  for (const xml of typed(code)) expect(read(xml)).toMatchObject({ kind: 'credit_note', purpose: 'credit' });
});

test.each(['325', '751', '130', '935'])('type %s is no debt and no credit', (code) => {
  for (const xml of typed(code)) expect(read(xml)).toMatchObject({ kind: 'invoice', purpose: 'none' });
});

test('a negative invoice is a credit, whatever its type', () => {
  const xml = sampleUbl({ 'cac:LegalMonetaryTotal': monetaryTotal({ Payable: '-1.00' }) });

  expect(read(xml)).toMatchObject({ kind: 'invoice', purpose: 'credit' });
});

test('an amount of 0 is read as written, with the total and the prepaid amount', () => {
  const total = { TaxInclusive: '1210.00', Prepaid: '1210.00', Payable: '0.00' };

  expect(read(sampleUbl({ 'cac:LegalMonetaryTotal': monetaryTotal(total) }))?.amounts).toMatchObject({
    taxInclusive: '1210.00',
    prepaid: '1210.00',
    payable: '0.00',
  });
});
