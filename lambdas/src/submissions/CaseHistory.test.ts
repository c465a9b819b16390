import { storedAddition, storedChange, storedIntake, submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { jsonBody } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { readCaseHistory } from './CaseHistory';

const first = storedIntake();

test('a case is read with all that came to it, in order', async () => {
  const store = new MemoryStore();
  const changes = [storedChange(), storedChange({ number: 2 })];
  for (const change of changes) await store.write(storageKeys.change(change), jsonBody(change));
  await store.write(storageKeys.addition(storedAddition()), jsonBody(storedAddition()));

  expect(await readCaseHistory(store, first)).toEqual({ first, changes, additions: [storedAddition()] });
});

test('what is stored while a case is read makes no state of it that never was', async () => {
  const store = new MemoryStore();
  const [change, addition] = [storedChange(), storedAddition()];
  store.hook = async (moment, operation, key) => {
    // A change, and only then an addition, between the reading of the one and of the other.
    if (moment !== 'after' || operation !== 'read' || key !== storageKeys.change({ submissionId, number: 1 })) return;
    store.hook = () => undefined;
    await store.write(storageKeys.change(change), jsonBody(change));
    await store.write(storageKeys.addition(addition), jsonBody(addition));
  };

  expect(await readCaseHistory(store, first)).toEqual({ first, changes: [change], additions: [addition] });
});
