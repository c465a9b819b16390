import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { rowOfInvoice, sampleRow } from '../../testing/sampleLedger';
import { factsOf } from '../invoices/factsOf';
import { ledgerRows } from './ledgerRows';

test('a row has the facts of its document, if that is an e-invoice', () => {
  const [invoice, other] = [sampleInvoice(), sampleInvoice({ number: '2', lines: [] })];
  const { facts, ...ofInvoice } = rowOfInvoice(invoice);
  const typed = sampleRow();
  const read = [
    { sha256: 'b'.repeat(64), invoice: other },
    { sha256: 'a'.repeat(64), invoice },
  ];

  expect(ledgerRows([typed, ofInvoice], read)).toEqual([typed, { ...ofInvoice, facts: factsOf(invoice) }]);
  expect(ledgerRows([ofInvoice], [])).toEqual([ofInvoice]);
  expect(facts).toBeDefined();
});
