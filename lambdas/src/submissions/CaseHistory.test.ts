import { storedAddition, storedChange, storedIntake } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { jsonBody } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { caseFileKey, latestVersion, numberOfKind, readCaseHistory, versionBefore } from './CaseHistory';

const first = storedIntake();
const [change, addition, secondChange, secondAddition] = [
  storedChange(),
  storedAddition({ number: 2 }),
  storedChange({ number: 3 }),
  storedAddition({ number: 4 }),
];
const later = [change, addition, secondChange, secondAddition];

test('a case written to while it is read has no gap: each record comes with all before it', async () => {
  const store = new MemoryStore();
  await store.write(storageKeys.laterRecord(change), jsonBody(change));
  store.hook = async (moment, operation, key) => {
    if (moment !== 'after' || operation !== 'read' || key !== storageKeys.laterRecord(change)) return;
    store.hook = () => undefined;
    for (const record of [addition, secondChange]) await store.write(storageKeys.laterRecord(record), jsonBody(record));
  };

  expect(await readCaseHistory(store, first)).toEqual({ first, later: [change, addition, secondChange] });
});

test('the last version is the latest, and each replaced the one before it, whatever was added in between', () => {
  expect(latestVersion({ first, later })).toBe(secondChange);
  const thirdChange = storedChange({ number: 5 });
  expect(latestVersion({ first, later: [...later, thirdChange] })).toBe(thirdChange);
  expect(versionBefore({ first, later }, secondChange)).toBe(change);
  expect(versionBefore({ first, later }, change)).toBe(first);
  expect(latestVersion({ first, later: [storedAddition()] })).toBe(first);
});

test('changes and additions are numbered separately; the case file’s number counts both', () => {
  const history = { first, later };

  expect(later.map((record) => numberOfKind(history, record))).toEqual([1, 1, 2, 2]);
  expect(caseFileKey(history)).toBe(storageKeys.caseFile({ submissionId: first.submissionId, number: 4 }));
});
