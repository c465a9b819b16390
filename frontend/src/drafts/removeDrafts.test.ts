/** @jest-environment jsdom */
import { draftPrefix, ownDraftKey } from './draftNames';
import { removeDrafts, removeOwnDraft } from './removeDrafts';

const day = 24 * 3_600_000;
const [one, other, third] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`);

/** A fake IndexedDB. */
const mockFiles = new Set<string>();
let mockIsBroken = false;

jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  keys: () => Promise.resolve([...mockFiles]),
  delMany: (names: string[]) => {
    if (mockIsBroken) return Promise.reject(new Error('closed'));
    for (const name of names) mockFiles.delete(name);
    return Promise.resolve();
  },
}));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  mockFiles.clear();
  mockIsBroken = false;
  document.cookie = 'intake-session=now; Path=/';
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

function save(id = '', ageMs = 0, session = 'now'): void {
  // A text of the form must not be read as the time, so `draft` comes last.
  const saved = {
    session,
    place: '',
    changedAt: Date.now() - ageMs,
    draft: { note: '"changedAt":9999999999999' },
  };
  localStorage.setItem(draftPrefix + id, JSON.stringify(saved));
  mockFiles.add(`${id}/file`);
}

/** Web Locks of which an open tab holds this one. */
function openTabHolds(held = ''): void {
  const request = (name: string, _options: object, work: (lock: object | null) => unknown) =>
    Promise.resolve(work(name === draftPrefix + held ? null : {}));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

const kept = () => [Object.keys(localStorage).sort(), [...mockFiles].sort()];
const keptOf = (...ids: (string | undefined)[]) => [
  ids.map((id) => draftPrefix + String(id)),
  ids.map((id) => `${String(id)}/file`),
];

test('removes a draft unchanged for a day and its files, but no younger draft and no other entry', async () => {
  save(one, day);
  save(other, day - 60_000);
  localStorage.setItem('something-else', '{}');

  await removeDrafts();

  localStorage.removeItem('something-else');
  expect(kept()).toEqual(keptOf(other));
});

test('removes a draft of an ended browser session, unless this tab or an open tab has it', async () => {
  for (const id of [one, other, third]) save(id, 0, 'before');
  sessionStorage.setItem(ownDraftKey('pk_one/1'), String(other));
  openTabHolds(third);

  await removeDrafts();

  expect(kept()).toEqual(keptOf(other, third));
});

test('while a browser session is unknown, age alone counts', async () => {
  save(one, 0, '');
  await removeDrafts();
  save(other, 0, 'before');
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  await removeDrafts();
  expect(kept()).toEqual(keptOf(one, other));

  save(one, day, '');
  await removeDrafts();

  expect(kept()).toEqual(keptOf(other));
});

test.each(['no JSON', '{}', '{"session":"now","draft":{"step":4}}'])(
  'removes an entry that is no draft: %s',
  async (text) => {
    localStorage.setItem(draftPrefix + String(one), text);

    await removeDrafts();

    expect(kept()).toEqual([[], []]);
  },
);

test('sets no cookie where there is no draft', async () => {
  document.cookie = 'intake-session=; Path=/; Max-Age=0';

  await removeDrafts();

  expect(document.cookie).toBe('');
});

test('keeps a draft whose files could not be removed, so that the next visit retries', async () => {
  save(one, day);
  mockIsBroken = true;

  await expect(removeDrafts()).rejects.toThrow('closed');

  expect(kept()).toEqual(keptOf(one));
});

test('keeps the draft and the files of an open tab at any age, and its files if their draft could not be saved', async () => {
  save(one, 2 * day);
  save(other, 2 * day);
  openTabHolds(one);
  await removeDrafts();
  expect(kept()).toEqual(keptOf(one));

  mockFiles.add(`${String(third)}/file`);
  openTabHolds(third);
  await removeDrafts();

  expect(kept()).toEqual([[], [`${String(third)}/file`]]);
});

test('removes files without a draft', async () => {
  save(one);
  mockFiles.add(`${String(other)}/file`);

  await removeDrafts();

  expect(kept()).toEqual(keptOf(one));
});

test('removes the tab’s draft before its files, which must be written first', async () => {
  save(one);
  save(other);
  let end: () => void = () => undefined;
  const written = new Promise<void>((resolve) => {
    end = resolve;
  });

  const removal = removeOwnDraft(String(one), written);
  expect(Object.keys(localStorage)).toEqual([draftPrefix + String(other)]);
  mockFiles.add(`${String(one)}/late`);
  end();
  await removal;

  expect(kept()).toEqual(keptOf(other));
});
