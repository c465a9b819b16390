import { readEmbeddedDocument } from './readEmbeddedDocument';

const content = Uint8Array.from({ length: 300_001 }, (_, index) => (index * 31) % 256);
const base64 = Buffer.from(content).toString('base64');

test.each([
  ['in one piece', base64],
  ['in lines, with space around', `\n  ${base64.replace(/.{76}/g, '$&\r\n')}\n`],
  ['with white space that no group of four keeps to', base64.replace(/.{5}/g, '$& ')],
])('a document is decoded to the last byte: %s', (_, text) => {
  expect(readEmbeddedDocument({ base64: text })).toEqual(content);
});

test.each(['%%%', 'QUJD%', 'A', `${base64}x`])('text that is not base64 is no document', (text) => {
  expect(readEmbeddedDocument({ base64: text })).toBeUndefined();
});
