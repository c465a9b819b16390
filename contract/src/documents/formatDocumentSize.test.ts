import { formatDocumentSize } from './formatDocumentSize';
import { documentLimits } from './documentLimits';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [1024, '1 kB'],
  [1025, '2 kB'],
  [1024 * 1024, '1 MB'],
  [1024 * 1024 + 1, '1,1 MB'],
  [documentLimits.maxBytes, '50 MB'],
  [documentLimits.maxBytes + 1, '50,1 MB'],
])('formats %i bytes as %s', (bytes, words) => {
  expect(formatDocumentSize(bytes)).toBe(words);
});
