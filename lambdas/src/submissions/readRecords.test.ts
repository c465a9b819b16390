import {
  newAddition,
  storedAddition,
  storedChange,
  storedContact,
  storedIntake,
  submissionId,
} from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { jsonBody, UnreadableObject } from '../storage/readJson';
import { storageKeys, submissionIdOfKey } from '../storage/storageKeys';
import { readChanges } from './readChanges';
import { findByAttempt, readRecords } from './readRecords';

const first = storedIntake({ draftKeyHash: 'a'.repeat(64) });
const changes = [1, 2].map((number) =>
  storedChange({ number, attempt: `0000000${number}-0000-4000-8000-000000000000`, draftKeyHash: 'a'.repeat(64) }),
);
const addition = storedAddition();

async function start() {
  const store = new MemoryStore();
  await store.write(storageKeys.record(submissionId), jsonBody(first));
  for (const change of changes) await store.write(storageKeys.change(change), jsonBody(change));
  await store.write(storageKeys.addition(addition), jsonBody(addition));
  return store;
}

test('a case is read with its changed versions and then with what was added to it', async () => {
  const store = await start();

  expect(await readRecords(store, submissionId)).toEqual([first, ...changes, addition]);
  expect(await readChanges(store, submissionId)).toEqual(changes);
});

test('without its first record there is nothing, and a message has nothing beside it', async () => {
  const store = await start();
  await store.write(storageKeys.record(submissionId), jsonBody(storedContact()));
  expect(await readRecords(store, submissionId)).toEqual([storedContact()]);

  await store.remove(storageKeys.record(submissionId));
  expect(await readRecords(store, submissionId)).toEqual([]);
});

test('what a call stored is found by its attempt, whatever it was', async () => {
  const store = await start();

  for (const record of [first, ...changes, addition]) expect(await findByAttempt(store, record)).toEqual(record);
  const attempt = newAddition().submissionId;
  expect(await findByAttempt(store, { submissionId, attempt })).toBeUndefined();
});

test('a changed version of another shape is told as such', async () => {
  const store = await start();
  await store.write(storageKeys.change({ submissionId, number: 1 }), jsonBody({ ...changes[0], number: 6 }));

  await expect(readChanges(store, submissionId)).rejects.toThrow(UnreadableObject);
});

test('the key of a changed version tells its submission, and one that is none does not', () => {
  expect(submissionIdOfKey(`submissions/${submissionId}/change-1.json`)).toBe(submissionId);
  expect(submissionIdOfKey(`submissions/${submissionId}/change-.json`)).toBeUndefined();
  expect(submissionIdOfKey(`submissions/${submissionId}/other-1.json`)).toBeUndefined();
});
