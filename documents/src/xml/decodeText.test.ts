import { sampleUbl } from '../../testing/sampleXml';
import { readInvoice } from '../readInvoice';

const name = 'Société 5 €';
const xml = sampleUbl().replace('Staalvoorbeeld NV', name);
const declaring = (encoding: string) => xml.replace('"UTF-8"', encoding);
const inUtf16 = Buffer.from(`\ufeff${declaring('"UTF-16"')}`, 'utf16le');
const inOneByte = (text: string, euro: number) =>
  Uint8Array.from(text, (character) => (character === '€' ? euro : character.charCodeAt(0)));

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(xml)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${xml}`)],
  ['UTF-8 without a declaration', Buffer.from(xml.slice(xml.indexOf('<Invoice')))],
  ['UTF-8 that says to be UTF-16', Buffer.from(declaring('"utf-16"'))],
  ['UTF-8 with lines of Windows', Buffer.from(xml.replaceAll('\n', '\r\n'))],
  ['UTF-16, little end first, with a byte order mark', inUtf16],
  ['UTF-16, big end first, with a byte order mark', Buffer.from(inUtf16).swap16()],
  ['UTF-16, little end first', inUtf16.subarray(2)],
  ['UTF-16, big end first', Buffer.from(inUtf16).swap16().subarray(2)],
  ['ISO-8859-1 with the euro sign of Windows', inOneByte(declaring('"ISO-8859-1"'), 0x80)],
  ['ISO-8859-15', inOneByte(declaring('"iso-8859-15"'), 0xa4)],
  ['Windows-1252, between other quotes', inOneByte(declaring("'Windows-1252'"), 0x80)],
])('reads an invoice in %s', (_, bytes) => {
  expect(readInvoice(bytes)).toMatchObject({
    ok: true,
    value: { invoice: { buyer: { legalName: name, address: { city: 'Gent' } } } },
  });
});
