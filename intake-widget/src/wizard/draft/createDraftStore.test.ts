import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import type { WizardDraft } from '../case/WizardDraft';
import { installLocks, removeLocks } from '../testing/installLocks';
import { createDraftStore } from './createDraftStore';
import { wizardDraftSchema } from './savedDraft';

jest.mock('idb-keyval', () => ({ createStore: () => undefined, keys: () => Promise.resolve([]) }));

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

const written = Promise.resolve();

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'intake-session=; Path=/; Max-Age=0';
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what is typed right after a reload is saved once the former page has ended', async () => {
  installLocks();
  const before = createDraftStore(wizardDraftSchema);
  await before.write(draftOf(1));
  before.close();
  await Promise.resolve();
  const after = createDraftStore(wizardDraftSchema);
  after.own();

  await Promise.all([after.write(draftOf(1, { step: 1 })), after.write(draftOf(1, { step: 3 }))]);

  expect(after.own()).toEqual(draftOf(1, { step: 3 }));
  removeLocks();
});

test('a draft that its tab names is shown whatever the browser session', async () => {
  await openTab().write(draftOf(1));
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

test('a draft expires 24 hours after its last change, not its restore, and notifies its tab', async () => {
  const store = createDraftStore(wizardDraftSchema);
  await store.write(draftOf(1));
  jest.setSystemTime(start + 23 * hour);
  await store.write(draftOf(1));

  jest.setSystemTime(start + 24 * hour);

  expect(createDraftStore(wizardDraftSchema).own()).toBe('over');
  localStorage.clear();
  expect(createDraftStore(wizardDraftSchema).own()).toBe('over');
});

test('a change restarts the 24 hours', async () => {
  const store = createDraftStore(wizardDraftSchema);
  await store.write(draftOf(1));
  jest.setSystemTime(start + 23 * hour);
  await store.write(draftOf(1, { step: 3 }));

  jest.setSystemTime(start + 46 * hour);

  expect(createDraftStore(wizardDraftSchema).own()).toEqual(draftOf(1, { step: 3 }));
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
