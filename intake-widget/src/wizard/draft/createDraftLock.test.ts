import { installLocks, removeLocks } from '../testing/installLocks';
import { createDraftLock } from './createDraftLock';

beforeEach(() => {
  installLocks();
});

afterEach(() => {
  removeLocks();
});

test('what one tab holds no other takes, until it is given up', async () => {
  const first = createDraftLock();
  const second = createDraftLock();
  expect(await first.take('draft')).toBe(true);
  expect(await first.take('draft')).toBe(true);
  expect(await second.take('draft')).toBe(false);

  first.release();
  await Promise.resolve();
  await Promise.resolve();
  second.release();

  expect(await second.take('draft')).toBe(true);
});

test('a tab holds one draft at a time', async () => {
  const first = createDraftLock();
  await first.take('draft');

  await first.take('next draft');

  expect(await createDraftLock().take('draft')).toBe(true);
  expect(await createDraftLock().take('next draft')).toBe(false);
});

test('in a browser without locks everything is free', async () => {
  removeLocks();
  await createDraftLock().take('draft');

  expect(await createDraftLock().take('draft')).toBe(true);
});
