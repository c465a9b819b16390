import { sampleCii, sampleUbl } from '../testing/sampleXml';
import { readDocument } from './readDocument';
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

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
/** An answer to an e-invoice: accepted (AP), rejected (RE), or received by the network (AB). */
const answer = (code: string) =>
  `<ApplicationResponse xmlns="${ubl}ApplicationResponse-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2"><cbc:ID>a-${code}</cbc:ID><cac:DocumentResponse><cac:Response><cbc:ResponseCode>${code}</cbc:ResponseCode></cac:Response><cac:DocumentReference><cbc:ID>L-2026-7</cbc:ID></cac:DocumentReference></cac:DocumentResponse></ApplicationResponse>`;
const inEnvelope = (xml: string) =>
  `<StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader">${xml}</StandardBusinessDocument>`;
const readXml = (xml: string) => readDocument({ name: 'a.xml', bytes: new TextEncoder().encode(xml) });

test.each([answer('AP'), answer('RE'), answer('AB'), inEnvelope(answer('RE'))])(
  'an answer to an e-invoice is a document that proves its sending, and no e-invoice: %s',
  async (xml) => {
    expect(await readXml(xml)).toEqual({ ok: true, invoice: undefined, kind: 'sending' });
  },
);

test.each([
  ['a document type', `<!DOCTYPE a>${answer('AP')}`],
  ['a web page', answer('AP').replace('<cac:D', '<html xmlns="http://www.w3.org/1999/xhtml"/><cac:D')],
  ['its end missing', answer('AP').slice(0, -10)],
  ['another beside it', inEnvelope(answer('AP') + answer('RE'))],
])('an answer with %s is refused as any XML', async (_what, xml) => {
  expect(await readXml(xml)).toMatchObject({ ok: false, refusal: 'no_invoice' });
});

test.each([
  ['invoice', sampleUbl()],
  ['invoice', sampleCii()],
  ['credit_note', sampleUbl({ 'cbc:InvoiceTypeCode': '<cbc:InvoiceTypeCode>381</cbc:InvoiceTypeCode>' })],
])('the kind of an e-invoice is %s', async (kind, xml) => {
  expect(await readXml(xml)).toMatchObject({ ok: true, kind });
});
