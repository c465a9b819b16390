import { installLocks, removeLocks } from '../testing/installLocks';
import { createDraftLock } from './createDraftLock';

beforeEach(() => {
  installLocks();
});

afterEach(() => {
  removeLocks();
});

test('a draft locked by one tab cannot be locked by another until it is released', async () => {
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

test('locking a draft releases the previous one', async () => {
  const first = createDraftLock();
  await first.take('draft');

  await first.take('next draft');

  expect(await createDraftLock().take('draft')).toBe(true);
  expect(await createDraftLock().take('next draft')).toBe(false);
});

test('a page that is left locks nothing until it is shown again', async () => {
  const [first, second] = [createDraftLock(), createDraftLock()];
  await first.take('draft');

  dispatchEvent(new Event('beforeunload'));
  await Promise.resolve();
  await Promise.resolve();
  expect(await second.take('draft')).toBe(true);
  second.release();
  await Promise.resolve();
  await Promise.resolve();
  dispatchEvent(new Event('pageshow'));

  expect(await second.take('draft')).toBe(false);
});

test('without Web Locks every draft can be taken', async () => {
  removeLocks();
  await createDraftLock().take('draft');

  expect(await createDraftLock().take('draft')).toBe(true);
});
