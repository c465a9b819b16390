import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { checkedDocuments } from '../submission/checkedDocuments';
import { photosOf, refusalOfPdf } from './photosOf';

const documents = (count: number, size = 1000) =>
  checkedDocuments(
    Array.from({ length: count }, (_, place) => ({
      id: `a/${place}`,
      name: place % 2 === 0 ? `${place}.jpg` : `${place}.PNG`,
      size,
      kind: undefined,
      verdict: { sha256: String(place) },
    })),
  );
const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);

test('combines valid photos and those beyond the limits, and nothing else', () => {
  const [first, second] = documents(2);
  const chosen = checkedDocuments([
    { id: 'pdf', name: 'a.pdf', size: 1, kind: undefined, verdict: { sha256: 'pdf' } },
    { id: 'unread', name: 'b.jpg', size: 1, kind: undefined, verdict: undefined },
    { id: 'damaged', name: 'c.jpg', size: 1, kind: undefined, verdict: { refusal: 'damaged' } },
  ]);

  expect(ids(photosOf([...chosen, ...documents(25)]))).toEqual(ids(documents(25)));
  expect(first?.refusal ?? second?.refusal).toBeUndefined();
});

test('a PDF needs room for one more document, unless it replaces its photos', () => {
  const full = documents(documentLimits.maxCount);
  const photoIds = ids(full).slice(0, 2);

  expect(refusalOfPdf(full, { photoIds, keepsPhotos: true })).toBe('too_many');
  expect(refusalOfPdf(full, { photoIds, keepsPhotos: false })).toBeUndefined();
  expect(refusalOfPdf(full.slice(1), { photoIds, keepsPhotos: true })).toBeUndefined();
});

test('refuses a PDF unless the total of documents leaves room for the largest', () => {
  const heavy = documents(3, documentLimits.maxBytes);

  expect(refusalOfPdf(heavy, { photoIds: ids(heavy), keepsPhotos: true })).toBe('total_too_large');
  expect(refusalOfPdf(heavy, { photoIds: ids(heavy), keepsPhotos: false })).toBeUndefined();
});
