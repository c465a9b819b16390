import { sampleCii, sampleUbl } from '../testing/sampleXml';
import { readInvoice } from './readInvoice';

test.each([
  ['UBL', sampleUbl({ 'cac:AccountingSupplierParty': '' })],
  ['CII', sampleCii({ 'ram:SellerTradeParty': '' })],
])('an e-invoice without a seller is read: %s', (_, xml) => {
  const read = readInvoice(new TextEncoder().encode(xml));

  expect(read).toMatchObject({
    value: { invoice: { number: '2026-0012', seller: { identifiers: [], address: {}, contact: {} } } },
  });
  expect(read.ok && Object.keys(read.value.invoice.seller)).toEqual(['identifiers', 'address', 'contact']);
});
