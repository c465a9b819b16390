import { apiPaths, apiRoot } from '@incasso/contract/api';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { routes } from '@incasso/contract/routes';
import type { WizardDraft } from '../case/WizardDraft';
import { installLocks, removeLocks } from '../testing/installLocks';
import { createDraftStore } from './createDraftStore';
import { wizardDraftSchema } from './savedDraft';

const start = Date.parse('2026-03-02T10:00:00Z');
const hour = 3_600_000;

function draftOf(number: number, changes: Partial<WizardDraft> = {}): WizardDraft {
  return {
    submissionId: `3f0c7b6e-2f0e-4d57-9a55-6d1d3f1f0f0${String(number)}`,
    draftKey: `9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2${String(number)}`,
    answers: { ...emptyIntakeAnswers(), company_name: `Voorbeeld ${String(number)} BV` },
    agreeToTerms: false,
    debts: [],
    isArrivalUnknown: false,
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
  document.cookie = `intake-session=; Path=${location.pathname}; Max-Age=0`;
}

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  localStorage.clear();
  endBrowserSession();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a reload restores its tab's whole draft", () => {
  createDraftStore(wizardDraftSchema).write(draftOf(1));

  expect(createDraftStore(wizardDraftSchema).own()).toEqual(draftOf(1));
});

test('no cookie is set before a draft is saved', async () => {
  const drafts = createDraftStore(wizardDraftSchema);

  drafts.own();
  await drafts.adopt();
  drafts.ids();
  expect(document.cookie).toBe('');

  drafts.write(draftOf(1));
  expect(document.cookie).toContain('intake-session=');
});

test.each([routes.start, embedPaths.frame])('the cookie of %s is not sent to the API', (path) => {
  history.replaceState(null, '', path);
  createDraftStore(wizardDraftSchema).write(draftOf(1));
  const cookiesAt = (address: string) => {
    history.replaceState(null, '', address);
    return document.cookie;
  };

  expect(cookiesAt(path)).toContain('intake-session=');
  for (const address of [apiRoot, ...Object.values(apiPaths)]) expect(cookiesAt(address)).toBe('');

  history.replaceState(null, '', path);
  endBrowserSession();
  history.replaceState(null, '', '/');
});

test('a duplicated tab knows that its draft is shared, and never removes it', async () => {
  installLocks();
  const first = createDraftStore(wizardDraftSchema);
  first.write(draftOf(1));
  const duplicate = createDraftStore(wizardDraftSchema);

  expect(duplicate.own()).toEqual(draftOf(1));
  expect(await duplicate.isShared(draftOf(1).submissionId)).toBe(true);
  duplicate.write(draftOf(2));
  duplicate.remove(draftOf(1).submissionId);

  expect(await first.isShared(draftOf(1).submissionId)).toBe(false);
  expect(first.ids()).toEqual([draftOf(1), draftOf(2)].map(({ submissionId }) => submissionId));
  removeLocks();
});

test('a new tab takes over the newest abandoned draft', async () => {
  openTab().write(draftOf(1));
  jest.setSystemTime(start + 1000);
  openTab().write(draftOf(2));
  const tab = openTab();

  expect(tab.own()).toBeUndefined();
  expect(await tab.adopt()).toEqual(draftOf(2));
  expect(tab.own()).toEqual(draftOf(2));
});

test('a draft of another open tab is not taken over', async () => {
  installLocks();
  const first = openTab();
  first.write(draftOf(1));

  expect(await openTab().adopt()).toBeUndefined();
  first.close();
  await Promise.resolve();
  expect(await openTab().adopt()).toEqual(draftOf(1));
  removeLocks();
});

test('a draft ends with the browser session', async () => {
  createDraftStore(wizardDraftSchema).write(draftOf(1));
  endBrowserSession();

  expect(await createDraftStore(wizardDraftSchema).adopt()).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a draft expires 24 hours after its last change; restoring it is not a change', () => {
  const store = createDraftStore(wizardDraftSchema);
  store.write(draftOf(1));
  jest.setSystemTime(start + 23 * hour);
  store.write(draftOf(1));

  jest.setSystemTime(start + 24 * hour);

  expect(createDraftStore(wizardDraftSchema).own()).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a change restarts the 24 hours', () => {
  const store = createDraftStore(wizardDraftSchema);
  store.write(draftOf(1));
  jest.setSystemTime(start + 23 * hour);
  store.write(draftOf(1, { step: 3 }));

  jest.setSystemTime(start + 46 * hour);

  expect(createDraftStore(wizardDraftSchema).own()).toEqual(draftOf(1, { step: 3 }));
});

test('removing a draft keeps the others', () => {
  openTab().write(draftOf(1));
  const store = openTab();
  store.write(draftOf(2));

  store.remove(draftOf(2).submissionId);

  expect(store.own()).toBeUndefined();
  expect(store.ids()).toEqual([draftOf(1).submissionId]);
});

test.each(['no JSON', '{}', '{"session":"a","changedAt":1,"draft":{"step":4}}'])(
  'an entry that is not a draft is removed: %s',
  (text) => {
    localStorage.setItem('intake-draft:other', text);

    expect(createDraftStore(wizardDraftSchema).ids()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  },
);

test('a removed draft is saved again when the same content is written again', () => {
  const store = openTab();
  store.write(draftOf(1));
  store.remove(draftOf(1).submissionId);

  store.write(draftOf(1));

  expect(store.own()).toEqual(draftOf(1));
});

test('full or blocked storage saves nothing and throws nothing', async () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
  const store = createDraftStore(wizardDraftSchema);

  expect(store.write(draftOf(1))).toBe(false);

  jest.spyOn(document, 'cookie', 'get').mockImplementation(fail);
  expect(createDraftStore(wizardDraftSchema).write(draftOf(1))).toBe(false);

  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(fail);
  expect([store.own(), await store.adopt(), store.ids()]).toEqual([undefined, undefined, []]);
  expect(() => store.remove('any')).not.toThrow();
});

test('intakes on partners’ pages see only their own drafts, and keep each other’s files', async () => {
  openTab().write(draftOf(1));
  const [one, other] = [
    createDraftStore(wizardDraftSchema, 'pk_one/1'),
    createDraftStore(wizardDraftSchema, 'pk_one/2'),
  ];

  one.write(draftOf(2));

  expect([other.own(), await other.adopt()]).toEqual([undefined, undefined]);
  expect(createDraftStore(wizardDraftSchema, 'pk_one/1').own()).toEqual(draftOf(2));
  expect(createDraftStore(wizardDraftSchema).own()).toEqual(draftOf(1));
  expect(other.ids().sort()).toEqual([draftOf(1).submissionId, draftOf(2).submissionId]);
});

test('a draft of another slot is removed by age only, not by browser session', () => {
  createDraftStore(wizardDraftSchema, 'pk_one/1').write(draftOf(1));
  endBrowserSession();

  expect(createDraftStore(wizardDraftSchema, 'pk_one/2').ids()).toEqual([draftOf(1).submissionId]);
  jest.setSystemTime(start + 24 * hour);
  expect(createDraftStore(wizardDraftSchema, 'pk_one/2').ids()).toEqual([]);
});
