import { now, storedIntake, submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { storeCaseFile } from './storeCaseFile';

test('a case file is downloaded under its own name', async () => {
  const store = new MemoryStore();
  const create = jest.spyOn(store, 'create');

  await storeCaseFile(store, storedIntake(), { now, caseFileDays: 3 });

  expect(create.mock.calls).toMatchObject([
    [`cases/${submissionId}.json`, { downloadName: 'K7QM-3TXB - Aanvraag - case.json' }],
  ]);
});

test('a case file is stored once, and not for a case above the largest age', async () => {
  const store = new MemoryStore();
  const key = `cases/${submissionId}.json`;
  const storeAfter = (hours: number) =>
    storeCaseFile(store, storedIntake(), {
      now: new Date(now.getTime() + hours * 60 * 60_000),
      caseFileDays: 3,
    });

  await storeAfter(3 * 24 + 0.1);
  expect(store.keys).toEqual([]);

  await storeAfter(3 * 24);
  const first = await store.read(key);
  await storeAfter(3 * 24);
  expect(await store.read(key)).toEqual(first);
  expect(store.keys).toEqual([key]);
});
