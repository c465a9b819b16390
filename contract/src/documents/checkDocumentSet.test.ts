import fc from 'fast-check';
import { checkDocumentSet, type DocumentFacts } from './checkDocumentSet';
import { documentLimits } from './documentLimits';

const document = (index: number, size = 1000): DocumentFacts => ({
  name: `factuur-${index}.pdf`,
  size,
  sha256: index.toString(16).padStart(64, '0'),
});
const documents = (count: number, size?: number) => Array.from({ length: count }, (_, index) => document(index, size));

test('accepts twenty documents and refuses the twenty-first', () => {
  const verdicts = checkDocumentSet(documents(documentLimits.maxCount + 1));

  expect(verdicts).toEqual([...Array<undefined>(documentLimits.maxCount).fill(undefined), 'too_many']);
});

test('accepts a document of exactly the maximum size, but not one byte more', () => {
  const verdicts = checkDocumentSet([document(1, documentLimits.maxBytes), document(2, documentLimits.maxBytes + 1)]);

  expect(verdicts).toEqual([undefined, 'too_large']);
});

test('refuses documents beyond the total limit, but accepts a smaller one after them that still fits', () => {
  const verdicts = checkDocumentSet([...documents(3, documentLimits.maxBytes - 1), document(4, 100), document(5, 3)]);

  expect(verdicts).toEqual([undefined, undefined, undefined, 'total_too_large', undefined]);
});

test('refuses the second of two documents with the same content, whatever its name', () => {
  const verdicts = checkDocumentSet([document(1), { ...document(1), name: 'kopie.pdf' }]);

  expect(verdicts).toEqual([undefined, 'duplicate']);
});

test('refuses an empty document without counting it', () => {
  const verdicts = checkDocumentSet([document(0, 0), ...documents(documentLimits.maxCount)]);

  expect(verdicts).toEqual(['empty', ...Array<undefined>(documentLimits.maxCount).fill(undefined)]);
});

describe('for any set of documents', () => {
  const { maxBytes, maxCount, maxTotalBytes } = documentLimits;
  const anySize = fc.oneof(
    { weight: 9, arbitrary: fc.nat({ max: 2000 }) },
    { weight: 1, arbitrary: fc.integer({ min: maxBytes - 2, max: maxBytes + 2 }) },
  );
  const anyDocuments = fc.array(
    fc.tuple(fc.nat({ max: 80 }), anySize).map(([index, size]) => document(index, size)),
    { maxLength: 45, size: 'max' },
  );

  test('the accepted ones keep every limit and have no duplicate', () => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        const verdicts = checkDocumentSet(documents);
        const accepted = documents.filter((_, index) => verdicts[index] === undefined);
        expect(verdicts).toHaveLength(documents.length);
        expect(accepted.length).toBeLessThanOrEqual(maxCount);
        expect(accepted.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(maxTotalBytes);
        expect(accepted.every(({ size }) => size > 0 && size <= maxBytes)).toBe(true);
        expect(new Set(accepted.map(({ sha256 }) => sha256)).size).toBe(accepted.length);
      }),
    );
  });

  test('the accepted ones are accepted again, and one more document changes no earlier verdict', () => {
    fc.assert(
      fc.property(anyDocuments, anySize, (documents, size) => {
        const verdicts = checkDocumentSet(documents);
        const accepted = documents.filter((_, index) => verdicts[index] === undefined);
        expect(checkDocumentSet(accepted).filter((verdict) => verdict !== undefined)).toEqual([]);
        expect(checkDocumentSet([...documents, document(99, size)]).slice(0, -1)).toEqual(verdicts);
      }),
    );
  });
});
