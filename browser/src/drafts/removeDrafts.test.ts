import { draftPrefix } from './draftPrefix';
import { removeOldDrafts } from './removeOldDrafts';

const day = 24 * 3_600_000;
const one = `${draftPrefix}11111111-1111-4111-8111-111111111111`;
const other = `${draftPrefix}22222222-2222-4222-8222-222222222222`;

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

function save(name: string, ageMs: number): void {
  // A text of the form must not be read as the time, so `draft` comes last.
  const saved = {
    session: 's',
    place: '',
    changedAt: Date.now() - ageMs,
    draft: { note: '"changedAt":9999999999999' },
  };
  localStorage.setItem(name, JSON.stringify(saved));
}

/** Returns the ids whose files were removed. */
async function remove(fail = false): Promise<string[]> {
  const removed: string[] = [];
  const ended = removeOldDrafts((id) => {
    removed.push(id);
    return fail ? Promise.reject(new Error('closed')) : Promise.resolve();
  });
  await ended.catch(() => undefined);
  return removed;
}

test('removes a draft unchanged for a day and its files, but no younger draft and no other entry', async () => {
  save(one, day);
  save(other, day - 60_000);
  localStorage.setItem('something-else', '{}');

  expect(await remove()).toEqual(['11111111-1111-4111-8111-111111111111']);

  expect(Object.keys(localStorage).sort()).toEqual([other, 'something-else'].sort());
});

test('keeps a draft whose files could not be removed, so that the next visit retries', async () => {
  save(one, day);

  await remove(true);

  expect(Object.keys(localStorage)).toEqual([one]);
});

test('keeps a draft of an open tab, however old', async () => {
  save(one, 2 * day);
  save(other, 2 * day);
  const request = (name: string, _options: object, work: (lock: object | null) => unknown) =>
    Promise.resolve(work(name === one ? null : {}));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });

  await remove();

  expect(Object.keys(localStorage)).toEqual([one]);
});
