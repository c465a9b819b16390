import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { includedDocuments, checkedDocuments } from './checkedDocuments';
import type { WizardDocument } from './WizardDocument';

function documentOf(id: string, changes: Partial<WizardDocument> = {}): WizardDocument {
  return { id, name: `${id}.pdf`, size: 1000, kind: undefined, verdict: { sha256: id.padEnd(64, 'x') }, ...changes };
}

const refusals = (documents: WizardDocument[]) => checkedDocuments(documents).map(({ refusal }) => refusal);

test('a refusal by content remains, and a refused document does not count towards the limit', () => {
  const damaged = { size: documentLimits.maxBytes, verdict: { refusal: 'damaged' } } as const;
  const bad = ['b', 'c', 'd'].map((id) => documentOf(id, damaged));

  expect(refusals([...bad, documentOf('a')])).toEqual(['damaged', 'damaged', 'damaged', undefined]);
  expect(checkedDocuments([documentOf('a')])).toMatchObject([{ isPending: false }]);
});

test('the second of two identical documents is a duplicate, and is accepted when the first is removed', () => {
  const first = documentOf('a');
  const second = documentOf('b', { verdict: first.verdict });

  expect(refusals([first, second])).toEqual([undefined, 'duplicate']);
  expect(refusals([second])).toEqual([undefined]);
});

test('the twenty-first document exceeds the limit', () => {
  const documents = Array.from({ length: 21 }, (_, index) => documentOf(`d${String(index)}`));

  expect(refusals(documents).filter((refusal) => refusal !== undefined)).toEqual(['too_many']);
  expect(includedDocuments(documents)).toHaveLength(20);
});

test('documents that together exceed the limit are refused before they are read', () => {
  const size = documentLimits.maxBytes;
  const documents = ['a', 'b', 'c', 'd'].map((id) => documentOf(id, { size, verdict: undefined }));

  expect(checkedDocuments(documents).map(({ refusal, isPending }) => [refusal, isPending])).toEqual([
    [undefined, true],
    [undefined, true],
    [undefined, true],
    ['total_too_large', false],
  ]);
});
