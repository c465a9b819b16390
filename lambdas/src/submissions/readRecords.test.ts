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
import { findByAttempt, readRecords } from './readRecords';

const first = storedIntake({ draftKeyHash: 'a'.repeat(64) });
const later = [
  storedChange({ draftKeyHash: 'a'.repeat(64) }),
  storedAddition({ number: 2 }),
  storedChange({ number: 3, attempt: '00000003-0000-4000-8000-000000000000', draftKeyHash: 'a'.repeat(64) }),
];

async function start() {
  const store = new MemoryStore();
  await store.write(storageKeys.record(submissionId), jsonBody(first));
  for (const record of later) await store.write(storageKeys.laterRecord(record), jsonBody(record));
  return store;
}

test('a case is read with its later records, in commit order', async () => {
  expect(await readRecords(await start(), submissionId)).toEqual([first, ...later]);
});

test('without its first record there is nothing, and a message has nothing beside it', async () => {
  const store = await start();
  await store.write(storageKeys.record(submissionId), jsonBody(storedContact()));
  expect(await readRecords(store, submissionId)).toEqual([storedContact()]);

  await store.remove(storageKeys.record(submissionId));
  expect(await readRecords(store, submissionId)).toEqual([]);
});

test('any record is found by the attempt of the request that stored it', async () => {
  const store = await start();

  for (const record of [first, ...later]) expect(await findByAttempt(store, record)).toEqual(record);
  const attempt = newAddition().submissionId;
  expect(await findByAttempt(store, { submissionId, attempt })).toBeUndefined();
});

test('a later record of an unknown shape throws UnreadableObject', async () => {
  const store = await start();
  await store.write(storageKeys.laterRecord({ submissionId, number: 1 }), jsonBody({ ...later[0], number: 16 }));

  await expect(readRecords(store, submissionId)).rejects.toThrow(UnreadableObject);
});

test('the key of a later record gives its submission; any other key gives none', () => {
  expect(submissionIdOfKey(`submissions/${submissionId}/15.json`)).toBe(submissionId);
  expect(submissionIdOfKey(`submissions/${submissionId}/.json`)).toBeUndefined();
  expect(submissionIdOfKey(`submissions/${submissionId}/other-1.json`)).toBeUndefined();
});
