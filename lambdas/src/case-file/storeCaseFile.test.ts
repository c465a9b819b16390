import { now, storedAddition, storedIntake, submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { atFirst } from '../submissions/CaseHistory';
import { caseFileJson } from './caseFileJson';
import { storeCaseFile } from './storeCaseFile';

const key = `cases/${submissionId}.json`;
const later = (hours: number) => ({ now: new Date(now.getTime() + hours * 60 * 60_000), caseUpdatesDays: 3 });
const first = atFirst(storedIntake());
const added = { ...first, additions: [storedAddition(), storedAddition({ number: 2 })] };

test('a case file is stored once, as it goes along with the mail', async () => {
  const store = new MemoryStore();

  await storeCaseFile(store, first, later(0));
  const [before] = await Promise.all([store.read(key), storeCaseFile(store, first, later(1))]);

  expect(store.keys).toEqual([key]);
  expect(store.text(key)).toBe(caseFileJson(first));
  expect((await store.read(key))?.etag).toBe(before?.etag);
});

test('of a record of more than a day none is stored, since it would outlive it', async () => {
  const store = new MemoryStore();

  await storeCaseFile(store, first, later(24.1));

  expect(store.keys).toEqual([]);
});

test('a case to which something came is stored beside the first file, by how much came', async () => {
  const store = new MemoryStore();

  await storeCaseFile(store, first, later(0));
  await storeCaseFile(store, added, later(24.1));

  expect(store.keys).toEqual([`case-updates/${submissionId}/2.json`, key]);
  expect(store.text(`case-updates/${submissionId}/2.json`)).toBe(caseFileJson(added));
  expect(store.text(key)).toBe(caseFileJson(first));
});

test('of a case that is older than the stage says no later file is stored, whenever something came', async () => {
  const store = new MemoryStore();

  await storeCaseFile(store, added, later(3 * 24 + 0.1));

  expect(store.keys).toEqual([]);
});
