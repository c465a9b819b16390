import { otherSubmissionId as other, submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { storageKeys } from '../storage/storageKeys';
import { restoreSubmission } from './restoreSubmission';

const restorableDays = { records: 80, caseFiles: 49 };
const ofCase = [`cases/${submissionId}/0.json`, `documents/${submissionId}/aa`, `submissions/${submissionId}.json`];

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

test('a deleted case is there again, byte for byte and with its first date; its mails are not due again', async () => {
  await removeAll();
  today = new Date('2026-11-07T10:00:00Z');

  expect(await restore()).toEqual({ kind: 'restored', keys: ofCase });
  expect(store.keys).toEqual(ofCase);
  expect(store.text(`documents/${submissionId}/aa`)).toBe(`documents/${submissionId}/aa`);
  for await (const { writtenAt } of store.list('')) expect(writtenAt).toEqual(new Date('2026-11-01T10:00:00Z'));
});

test('a case that was deleted twice is there again', async () => {
  await removeAll();
  for (const key of ofCase) await store.remove(key);

  await restore();

  expect(store.keys).toEqual(ofCase);
});

test('what was overwritten or never deleted stays as it is', async () => {
  await store.remove(ofCase[0] ?? '');
  await store.write(ofCase[0] ?? '', { bytes: 'newer', contentType: 'x/y' });

  expect(await restore()).toEqual({ kind: 'nothing_deleted' });
  expect(store.text(ofCase[0] ?? '')).toBe('newer');
});

test('a case at the end of its retention stays deleted: it would be kept for longer than promised', async () => {
  await removeAll();
  today = new Date('2027-01-20T10:00:00Z');

  expect(await restore()).toEqual({ kind: 'expired' });
  expect(store.keys).toEqual([]);
});

test('a case file at the end of its own days is not brought back with the case', async () => {
  await removeAll();
  today = new Date('2026-12-25T10:00:00Z');

  expect(await restore()).toMatchObject({ keys: ofCase.slice(1) });
});

test('a case that its client had erased stays erased', async () => {
  await removeAll();
  await store.write(storageKeys.tombstone(submissionId), { bytes: submissionId, contentType: 'text/plain' });

  expect(await restore()).toEqual({ kind: 'erased' });
});
