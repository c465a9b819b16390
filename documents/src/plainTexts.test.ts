import { sampleCii, sampleUbl } from '../testing/sampleXml';
import { invoiceLimits } from './invoice/invoiceLimits';
import { readInvoice } from './readInvoice';

function read(xml: string) {
  const result = readInvoice(new TextEncoder().encode(xml));
  return result.ok ? result.value.invoice : undefined;
}

const files: [string, (name: string) => string][] = [
  ['UBL', (name) => sampleUbl().replace('Staalvoorbeeld NV', name)],
  ['CII', (name) => sampleCii().replace('Staalvoorbeeld NV', name)],
];

test.each(files)('no text of %s has line breaks, control or invisible characters', (_, fileWith) => {
  const name = 'Staal&#13;voor&#x85;beeld&#x2028;NV&#x2029;te\n Gent&#x7f;&#x202e;&#x200b;';

  expect(read(fileWith(name))?.buyer.legalName).toBe('Staal voor beeld NV te Gent');
});

test.each(files)('an invisible text of %s is absent', (_, fileWith) => {
  expect(read(fileWith('&#x85;&#x200b;&#x2060;'))?.buyer).not.toHaveProperty('legalName');
});

test.each(files)('a text of %s is cut without splitting a character', (_, fileWith) => {
  const kept = 'x'.repeat(invoiceLimits.maxTextLength - 1);

  expect(read(fileWith(`${kept}\u{1f600}`))?.buyer.legalName).toBe(kept);
});
