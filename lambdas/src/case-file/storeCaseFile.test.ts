import { now, storedIntake, submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { caseFileJson } from './caseFileJson';
import { storeCaseFile } from './storeCaseFile';

const key = `cases/${submissionId}.json`;
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);

test('a case file is stored once, as it goes along with the mail', async () => {
  const store = new MemoryStore();

  await storeCaseFile(store, storedIntake(), now);
  const [first] = await Promise.all([store.read(key), storeCaseFile(store, storedIntake(), later(1))]);

  expect(store.keys).toEqual([key]);
  expect(store.text(key)).toBe(caseFileJson(storedIntake()));
  expect((await store.read(key))?.etag).toBe(first?.etag);
});

test('of a record of more than a day none is stored, since it would outlive it', async () => {
  const store = new MemoryStore();

  await storeCaseFile(store, storedIntake(), later(24.1));

  expect(store.keys).toEqual([]);
});
