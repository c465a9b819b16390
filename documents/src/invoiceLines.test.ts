import { sampleUbl } from '../testing/sampleXml';
import { invoiceLimits } from './invoice/invoiceLimits';
import { readInvoice } from './readInvoice';

const encoder = new TextEncoder();

function linesOf(lines: string) {
  const read = readInvoice(encoder.encode(sampleUbl({ 'cac:InvoiceLine': lines })));
  if (!read.ok) throw new Error(read.refusal);
  return read.value.invoice.lines;
}

const line = (name: string, further = '') =>
  `<cac:InvoiceLine><cbc:ID>1</cbc:ID>${further}<cbc:LineExtensionAmount currencyID="EUR">10.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>${name}</cbc:Name></cac:Item></cac:InvoiceLine>`;

test('the first lines are read, in their order', () => {
  const { maxLines } = invoiceLimits;
  const names = Array.from({ length: 6_000 }, (_, index) => `Regel ${index}`);

  expect(linesOf(names.map((name) => line(name)).join(''))).toEqual(
    names.slice(0, maxLines).map((name) => ({ name, amount: '10.00' })),
  );
});

test('a line keeps only what is read of it, so that a long one refuses no invoice', () => {
  const properties = '<cac:Price><cbc:Name>Andere naam</cbc:Name></cac:Price>'.repeat(invoiceLimits.maxKeptElements);

  expect(linesOf(line('Kast', properties))).toEqual([{ name: 'Kast', amount: '10.00' }]);
});
