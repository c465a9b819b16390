import { now, storedAddition, storedIntake, submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { asFirstReceived } from '../submissions/CaseHistory';
import { caseFileJson, composeCaseFile } from './composeCaseFile';
import { storeCaseFile } from './storeCaseFile';

const key = `cases/${submissionId}/0.json`;
const later = (hours: number) => ({ now: new Date(now.getTime() + hours * 60 * 60_000), caseFileDays: 3 });
const first = asFirstReceived(storedIntake());
const added = { ...first, later: [storedAddition(), storedAddition({ number: 2 })] };

test('a case file is stored once, as it goes along with the mail', async () => {
  const store = new MemoryStore();

  await storeCaseFile(store, first, later(0));
  const [before] = await Promise.all([store.read(key), storeCaseFile(store, first, later(1))]);

  expect(store.keys).toEqual([key]);
  expect(store.text(key)).toBe(caseFileJson(composeCaseFile(first)));
  expect((await store.read(key))?.etag).toBe(before?.etag);
});

test('a later state is stored beside the first file, under the number of later records', async () => {
  const store = new MemoryStore();

  await storeCaseFile(store, first, later(0));
  await storeCaseFile(store, added, later(3 * 24));

  expect(store.keys).toEqual([key, `cases/${submissionId}/2.json`]);
  expect(store.text(`cases/${submissionId}/2.json`)).toBe(caseFileJson(composeCaseFile(added)));
  expect(store.text(key)).toBe(caseFileJson(composeCaseFile(first)));
});

test.each([
  ['as it came in', first],
  ['with an addition', added],
])('no file is stored of a case older than the stage says: %s', async (_state, history) => {
  const store = new MemoryStore();

  await storeCaseFile(store, history, later(3 * 24 + 0.1));

  expect(store.keys).toEqual([]);
});
