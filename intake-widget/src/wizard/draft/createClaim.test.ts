import { createClaim } from './createClaim';

type Work = (lock: unknown) => Promise<void> | undefined;

/** Locks of a browser, shared by the tabs of the test. */
function fakeLocks() {
  const held = new Set<string>();
  const request = async (name: string, _options: unknown, work: Work) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({ name });
    held.delete(name);
  };
  return { request };
}

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

test('what one tab holds no other takes, until it is given up', async () => {
  const first = createClaim();
  const second = createClaim();
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
  const first = createClaim();
  await first.take('draft');

  await first.take('next draft');

  expect(await createClaim().take('draft')).toBe(true);
  expect(await createClaim().take('next draft')).toBe(false);
});

test('in a browser without locks everything is free', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  await createClaim().take('draft');

  expect(await createClaim().take('draft')).toBe(true);
});
