import { additionId, otherSubmissionId as other, submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { storageKeys } from '../storage/storageKeys';
import { findDeleted, restoreSubmission } from './restoreSubmission';

const restorableDays = { records: 80, caseFiles: 77 };
const ofCase = [
  `cases/${submissionId}.json`,
  `documents/${submissionId}/${additionId}/bb`,
  `documents/${submissionId}/aa`,
  `submissions/${submissionId}.json`,
  `submissions/${submissionId}/${additionId}.json`,
];

let today: Date;
let store: MemoryStore;

beforeEach(async () => {
  today = new Date('2026-11-01T10:00:00Z');
  store = new MemoryStore(() => today);
  for (const key of [...ofCase, `outbox/${submissionId}/a.json`, `submissions/${other}.json`])
    await store.write(key, { bytes: key, contentType: 'x/y' });
});

const restore = () => restoreSubmission(store.versions, { submissionId, restorableDays, now: today });

async function removeAll(): Promise<void> {
  for (const key of store.keys) await store.remove(key);
}

test('a deleted case is restored with its additions, byte for byte with its first date, and its mails are not due again', async () => {
  await removeAll();
  today = new Date('2026-11-07T10:00:00Z');

  expect(await restore()).toEqual({ kind: 'restored', keys: ofCase });
  expect(store.keys).toEqual(ofCase);
  expect(store.text(`documents/${submissionId}/aa`)).toBe(`documents/${submissionId}/aa`);
  for await (const { writtenAt } of store.list('')) expect(writtenAt).toEqual(new Date('2026-11-01T10:00:00Z'));
});

test('a case deleted twice is restored', async () => {
  await removeAll();
  for (const key of ofCase) await store.remove(key);

  await restore();

  expect(store.keys).toEqual(ofCase);
});

test('what was overwritten or never deleted is not changed', async () => {
  await store.remove(ofCase[0] ?? '');
  await store.write(ofCase[0] ?? '', { bytes: 'newer', contentType: 'x/y' });

  expect(await restore()).toEqual({ kind: 'nothing_deleted' });
  expect(store.text(ofCase[0] ?? '')).toBe('newer');
});

test('a case at the end of its retention is not restored: it would be kept longer than promised', async () => {
  await removeAll();
  today = new Date('2027-01-20T10:00:00Z');

  expect(await restore()).toEqual({ kind: 'expired' });
  expect(store.keys).toEqual([]);
});

test('a case file at the end of its own retention is not restored with the case', async () => {
  await removeAll();
  today = new Date('2027-01-18T10:00:00Z');

  expect(await restore()).toMatchObject({ keys: ofCase.slice(1) });
});

test('a case erased at the client’s request is not restored', async () => {
  await removeAll();
  await store.write(storageKeys.tombstone({ submissionId }), { bytes: submissionId, contentType: 'text/plain' });

  expect(await restore()).toEqual({ kind: 'erased' });
});

test('all that was deleted is found, of however many cases, and nothing that is still there', async () => {
  const many = Array.from({ length: 300 }, (_, index) => `${1e7 + index}-0000-4000-8000-000000000000`);
  for (const id of many)
    for (const key of [`submissions/${id}.json`, `documents/${id}/aa`])
      await store.write(key, { bytes: key, contentType: 'x/y' });
  const before = store.keys.filter((key) => many.some((id) => key.includes(id)));
  for (const key of before) await store.remove(key);
  await store.remove(`documents/${submissionId}/aa`);

  const found = await findDeleted(store.versions);
  for (const id of found) await restoreSubmission(store.versions, { submissionId: id, restorableDays, now: today });

  expect(found.sort()).toEqual([...many, submissionId].sort());
  expect(store.keys).toEqual(expect.arrayContaining([...before, `documents/${submissionId}/aa`]));
  expect(await findDeleted(store.versions)).toEqual([]);
});
