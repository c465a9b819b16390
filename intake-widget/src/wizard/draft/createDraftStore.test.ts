import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import type { WizardDraft } from '../case/WizardDraft';
import { draftPrefix } from '@incasso/frontend/drafts/draftNames';
import { installLocks, removeLocks } from '../testing/installLocks';
import { createDraftStore } from './createDraftStore';
import { wizardDraftSchema } from './savedDraft';

/** A fake IndexedDB. */
const mockFiles = new Set<string>();

jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  keys: () => Promise.resolve([...mockFiles]),
  delMany: (names: string[]) => {
    for (const name of names) mockFiles.delete(name);
    return Promise.resolve();
  },
}));

const start = Date.parse('2026-03-02T10:00:00Z');
const hour = 3_600_000;

function draftOf(number: number, changes: Partial<WizardDraft> = {}): WizardDraft {
  return {
    submissionId: `3f0c7b6e-2f0e-4d57-9a55-6d1d3f1f0f0${String(number)}`,
    draftKey: `9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2${String(number)}`,
    answers: { ...emptyIntakeAnswers(), company_name: `Voorbeeld ${String(number)} BV` },
    prefilled: emptyIntakeAnswers(),
    agreeToTerms: false,
    debts: [],
    mayHaveArrived: false,
    step: 2,
    documents: [
      { id: 'a/1', name: 'factuur.pdf', size: 1000, kind: 'invoice' },
      { id: 'a/2', name: 'scan.pdf', size: 2000, kind: undefined },
    ],
    ...changes,
  };
}

/** Simulates a new tab: it has its own `sessionStorage` and shares `localStorage`. */
function openTab() {
  sessionStorage.clear();
  return createDraftStore(wizardDraftSchema);
}

function endBrowserSession() {
  sessionStorage.clear();
  document.cookie = 'intake-session=; Path=/; Max-Age=0';
}

/** Makes the browser ignore cookies, as in a cross-site iframe. */
function blockCookies() {
  jest.spyOn(document, 'cookie', 'set').mockImplementation();
}

const written = Promise.resolve();
/** The numbers of the drafts in the browser. */
const saved = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(draftPrefix))
    .map((name) => Number(name.at(-1)))
    .sort();

async function write(store: ReturnType<typeof openTab>, draft: WizardDraft) {
  mockFiles.add(`${draft.submissionId}/file`);
  expect(await store.write(draft)).toBe(true);
}

const filesOf = () => [...mockFiles].map((name) => Number(name.charAt(35))).sort();

beforeEach(() => {
  mockFiles.clear();
  jest.useFakeTimers({ now: start });
  localStorage.clear();
  endBrowserSession();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a duplicated tab writes and removes nothing of the original until it has ids of its own', async () => {
  installLocks();
  const first = createDraftStore(wizardDraftSchema);
  await write(first, draftOf(1));
  const duplicate = createDraftStore(wizardDraftSchema);
  expect(duplicate.own()).toEqual(draftOf(1));

  expect(await duplicate.write(draftOf(1, { step: 3 }))).toBe(false);
  expect(await duplicate.isShared(draftOf(1).submissionId)).toBe(true);
  await Promise.all([duplicate.remove(draftOf(1).submissionId, written), write(duplicate, draftOf(2))]);

  expect([saved(), filesOf()]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(await first.isShared(draftOf(1).submissionId)).toBe(false);
  sessionStorage.setItem('intake-draft@', draftOf(1).submissionId);
  expect(createDraftStore(wizardDraftSchema).own()).toEqual(draftOf(1));
  removeLocks();
});

test('what is typed right after a reload is saved once the former page has ended', async () => {
  installLocks();
  const before = createDraftStore(wizardDraftSchema);
  await write(before, draftOf(1));
  before.close();
  await Promise.resolve();
  const after = createDraftStore(wizardDraftSchema);
  after.own();

  await Promise.all([after.write(draftOf(1, { step: 1 })), after.write(draftOf(1, { step: 3 }))]);

  expect(after.own()).toEqual(draftOf(1, { step: 3 }));
  removeLocks();
});

test('without cookies a draft belongs to its tab alone', async () => {
  blockCookies();
  await write(openTab(), draftOf(1));
  expect(createDraftStore(wizardDraftSchema).own()).toEqual(draftOf(1));

  const second = openTab();

  expect([second.own(), await second.adopt()]).toEqual([undefined, undefined]);
});

test('a draft that its tab names is shown whatever the browser session', async () => {
  await write(openTab(), draftOf(1));
  document.cookie = 'intake-session=other; Path=/';
  expect(createDraftStore(wizardDraftSchema).own()).toEqual(draftOf(1));

  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(createDraftStore(wizardDraftSchema).own()).toEqual(draftOf(1));
});

test('a new tab takes over the newest abandoned draft', async () => {
  void openTab().write(draftOf(1));
  jest.setSystemTime(start + 1000);
  void openTab().write(draftOf(2));
  const tab = openTab();

  expect(tab.own()).toBeUndefined();
  expect(await tab.adopt()).toEqual(draftOf(2));
  expect(tab.own()).toEqual(draftOf(2));
});

test('a draft of another open tab is not taken over', async () => {
  installLocks();
  const first = openTab();
  void first.write(draftOf(1));

  expect(await openTab().adopt()).toBeUndefined();
  first.close();
  await Promise.resolve();
  expect(await openTab().adopt()).toEqual(draftOf(1));
  removeLocks();
});

test('a closed tab’s draft is not taken over after the browser session', async () => {
  await write(openTab(), draftOf(1));
  endBrowserSession();
  const store = openTab();

  expect([store.own(), await store.adopt()]).toEqual([undefined, undefined]);
});

test('a draft expires 24 hours after its last change, and its tab is told; restoring it is not a change', async () => {
  const store = createDraftStore(wizardDraftSchema);
  await write(store, draftOf(1));
  jest.setSystemTime(start + 23 * hour);
  await write(store, draftOf(1));

  jest.setSystemTime(start + 24 * hour);

  expect(createDraftStore(wizardDraftSchema).own()).toBe('over');
  localStorage.clear();
  expect(createDraftStore(wizardDraftSchema).own()).toBe('over');
});

test('a draft that its own tab removed is not told as over', async () => {
  const store = createDraftStore(wizardDraftSchema);
  await write(store, draftOf(1));

  await store.remove(draftOf(1).submissionId, written);

  expect(createDraftStore(wizardDraftSchema).own()).toBeUndefined();
});

test('a change restarts the 24 hours', async () => {
  const store = createDraftStore(wizardDraftSchema);
  await store.write(draftOf(1));
  jest.setSystemTime(start + 23 * hour);
  await store.write(draftOf(1, { step: 3 }));

  jest.setSystemTime(start + 46 * hour);

  expect(createDraftStore(wizardDraftSchema).own()).toEqual(draftOf(1, { step: 3 }));
});

test('removing a draft keeps the others', async () => {
  void openTab().write(draftOf(1));
  const store = openTab();
  void store.write(draftOf(2));

  await store.remove(draftOf(2).submissionId, written);

  expect(store.own()).toBeUndefined();
  expect(saved()).toEqual([1]);
});

test('a removed draft is saved again when the same content is written again', async () => {
  const store = openTab();
  void store.write(draftOf(1));
  await store.remove(draftOf(1).submissionId, written);

  await store.write(draftOf(1));

  expect(store.own()).toEqual(draftOf(1));
});

test('full or blocked storage saves nothing and throws nothing', async () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
  const store = createDraftStore(wizardDraftSchema);

  expect(await store.write(draftOf(1))).toBe(false);

  jest.spyOn(document, 'cookie', 'get').mockImplementation(fail);
  expect(await createDraftStore(wizardDraftSchema).write(draftOf(1))).toBe(false);

  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(fail);
  expect([store.own(), await store.adopt()]).toEqual([undefined, undefined]);
  await store.remove('any', written);
});

test('intakes on partners’ pages see only their own drafts, and keep each other’s files', async () => {
  await write(openTab(), draftOf(1));
  const [one, other] = [
    createDraftStore(wizardDraftSchema, 'pk_one/1'),
    createDraftStore(wizardDraftSchema, 'pk_one/2'),
  ];

  await write(one, draftOf(2));

  expect([other.own(), await other.adopt()]).toEqual([undefined, undefined]);
  expect(createDraftStore(wizardDraftSchema, 'pk_one/1').own()).toEqual(draftOf(2));
  expect(createDraftStore(wizardDraftSchema).own()).toEqual(draftOf(1));
  expect(filesOf()).toEqual([1, 2]);
});
