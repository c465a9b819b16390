import { SubmissionError } from '../submission/failures';
import type { DocumentVerdict } from '../submission/WizardDocument';
import { fakeFileStore } from '../testing/fakePorts';
import { requireUnchanged } from './requireUnchanged';

const accepted = { id: 'a/1', name: 'factuur.pdf', sha256: 'hash' };

async function requireAfter(verdict: DocumentVerdict | undefined, { isThere = true } = {}) {
  const files = fakeFileStore();
  if (isThere) await files.put('a/1', new File(['content'], 'factuur.pdf'));
  return requireUnchanged([accepted], { files, readDocument: () => Promise.resolve(verdict) });
}

test.each([
  ['is gone', undefined, { isThere: false }],
  ['can no longer be read', { refusal: 'lost' }, {}],
  ['has another content', { sha256: 'other' }, {}],
  ['became something that is not accepted', { refusal: 'content_mismatch' }, {}],
] as const)('names a document whose file %s', async (_what, verdict, index) => {
  await expect(requireAfter(verdict, index)).rejects.toEqual(new SubmissionError({ kind: 'lost', ids: ['a/1'] }));
});

test.each([
  ['is the same', { sha256: 'hash' }],
  ['cannot be judged here', undefined],
])('does not name a document whose file %s', async (_what, verdict) => {
  await expect(requireAfter(verdict)).resolves.toBeUndefined();
});
