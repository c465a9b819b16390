import { elementReader } from './elementReader';
import { invoiceVocabulary } from '../fields/invoiceVocabulary';
import { RefusedXml } from './XmlElement';

test.each([
  ['of attributes', `<cbc:a ${'a="" '.repeat(1_000_000)}/>`],
  ['of a name', `<${'a'.repeat(5_000_000)}/>`],
])('a tag of 5 MB is refused before the rest of it is read: %s', (_, file) => {
  const reader = elementReader(invoiceVocabulary);

  expect(() => {
    reader.write(file.slice(0, 32_768));
    reader.write(file.slice(32_768, 65_536));
  }).toThrow(RefusedXml);
});
