import { changeLimits } from '@incasso/contract/limits';
import {
  idsInARow,
  newAddition,
  storedContact,
  storedDocument,
  storedIntake,
  submissionId,
} from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { accept, refuse } from '../results/Result';
import { storageKeys } from '../storage/storageKeys';
import { sha256Of } from './digestOf';
import { readChanges } from './readChanges';
import { readStanding } from './readStanding';
import { storeAddition } from './storeAddition';
import type { DocumentSource } from './storeDocuments';
import { storeSubmission } from './storeSubmission';
import type { IntakeRecord } from './SubmissionRecord';

const draftKeyHash = 'a'.repeat(64);
const nextId = idsInARow();

function documentOf(text: string) {
  const bytes = new TextEncoder().encode(text);
  const facts = storedDocument('factuur.pdf', { size: bytes.length, sha256: sha256Of(bytes) });
  return { facts, source: { ...facts, bytes } satisfies DocumentSource, sha256: facts.sha256 };
}

/** A call that sends one content of the draft. */
function sent(revision: number, changes: Partial<IntakeRecord> = {}): IntakeRecord {
  const digest = sha256Of(Buffer.from(`content ${revision}`));
  return storedIntake({
    attempt: nextId(),
    reference: `AAAA-AAA${'BCDEFGHJKM'.charAt(revision)}`,
    digest,
    draftKeyHash,
    revision,
    ...changes,
  });
}

const send = (store: MemoryStore, record: IntakeRecord, documents: readonly ReturnType<typeof documentOf>[] = []) =>
  storeSubmission(store, {
    record: { ...record, documents: documents.map(({ facts }) => facts) },
    documents: documents.map(({ source }) => source),
  });

const conflict = (reason: string) => refuse('submission_conflict', { reason });

test('a changed version is stored whole, under the reference of its case: outbox entry, documents, record', async () => {
  const store = new MemoryStore();
  const first = sent(1);
  await send(store, first);
  const written: string[] = [];
  store.hook = (moment, operation, key) => {
    if (moment === 'after' && operation === 'write') written.push(key);
    if (moment === 'before' && operation === 'create' && !store.keys.includes(key)) written.push(key);
  };
  const document = documentOf('gewijzigd');
  const changed = sent(2, { answers: { ...first.answers, phone: '056 36 00 01' } });

  const outcome = await send(store, changed, [document]);

  const { reference } = first;
  const record = { ...changed, kind: 'change', number: 1, reference, documents: [document.facts] };
  expect(outcome).toEqual(accept({ record, first, isRepeat: false }));
  expect(written).toEqual([
    storageKeys.outboxEntry(changed),
    storageKeys.document({ submissionId, sha256: document.sha256 }),
    `submissions/${submissionId}/change-1.json`,
  ]);
  expect(await readStanding(store, submissionId)).toEqual([first, record]);
  expect(store.json(storageKeys.outboxEntry(changed))).toMatchObject({ due: ['staff', 'visitor'] });
});

test('ten racing calls with one changed version store it once, and all are told of it', async () => {
  const store = new MemoryStore();
  await send(store, sent(1));

  const outcomes = await Promise.all(Array.from({ length: 10 }, () => send(store, sent(2))));

  const [change, ...others] = await readChanges(store, submissionId);
  expect(others).toEqual([]);
  expect(outcomes.map((outcome) => outcome.ok && outcome.value.record)).toEqual(outcomes.map(() => change));
  expect(outcomes.filter((outcome) => outcome.ok && outcome.value.isRepeat)).toHaveLength(9);
  expect(store.keysUnder('outbox/')).toHaveLength(2);
});

test('of a first and a changed version that race, both stand or the changed one alone, never the first last', async () => {
  for (let leaps = 0; leaps < 12; leaps += 1) {
    const store = new MemoryStore();
    const calls = { first: documentOf('van de eerste'), changed: documentOf('van de gewijzigde') };
    const late = async () => {
      for (let leap = 0; leap < leaps; leap += 1) await Promise.resolve();
      return send(store, sent(1), [calls.first]);
    };

    const [first, changed] = await Promise.all([late(), send(store, sent(2), [calls.changed])]);

    const standing = await readStanding(store, submissionId);
    const revisions = standing.map((record) => record.kind !== 'contact' && record.revision);
    expect(changed.ok).toBe(true);
    expect(revisions).toEqual(first.ok ? [1, 2] : [2]);
    if (!first.ok) expect(first).toEqual(conflict('earlier_revision'));
    expect(new Set(standing.map(({ reference }) => reference)).size).toBe(1);
    expect(store.keysUnder('outbox/')).toHaveLength(standing.length);
    expect(store.keysUnder('documents/')).toContain(
      storageKeys.document({ submissionId, sha256: calls.changed.sha256 }),
    );
  }
});

test('the first content that comes after a changed one took its place is too late, and is due to nobody', async () => {
  const store = new MemoryStore();
  await send(store, sent(2));
  const before = store.keys;

  expect(await send(store, sent(1))).toEqual(conflict('earlier_revision'));

  expect(store.keys).toEqual(before);
});

test('a call that loses takes no document from one that claims the same', async () => {
  const store = new MemoryStore();
  const shared = documentOf('van beide');
  await send(store, sent(2));

  // The late call stores its document, and is judged when the third has stored the same and committed.
  store.hook = async (moment, operation, key) => {
    if (moment !== 'before' || operation !== 'create' || key !== storageKeys.record(submissionId)) return;
    store.hook = () => undefined;
    expect(await send(store, sent(3), [shared])).toMatchObject({ ok: true });
  };
  expect(await send(store, sent(1), [shared])).toEqual(conflict('earlier_revision'));

  const [change] = await readChanges(store, submissionId);
  expect(change?.documents.map(({ sha256 }) => sha256)).toEqual([shared.sha256]);
  expect(store.text(storageKeys.document({ submissionId, sha256: shared.sha256 }))).toBe('van beide');
});

test('of racing versions those stand that came in their order, at most as many as may be, and numbered without a gap', async () => {
  const store = new MemoryStore();
  await send(store, sent(1));
  const racing = Array.from({ length: changeLimits.maxCount + 3 }, (_, index) => sent(index + 2));

  const outcomes = await Promise.all(racing.map((record) => send(store, record)));

  const changes = await readChanges(store, submissionId);
  expect(changes.map(({ number }) => number)).toEqual(changes.map((_, index) => index + 1));
  expect(changes.length).toBeLessThanOrEqual(changeLimits.maxCount);
  const revisions = changes.map(({ revision }) => revision);
  expect(revisions).toEqual(revisions.toSorted((one, other) => one - other));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(changes.length);
  expect(store.keysUnder('outbox/')).toHaveLength(changes.length + 1);
});

test('a sixth changed version is refused', async () => {
  const store = new MemoryStore();
  for (let revision = 1; revision <= changeLimits.maxCount + 1; revision += 1) {
    expect(await send(store, sent(revision))).toMatchObject({ ok: true, value: { isRepeat: false } });
  }

  expect(await send(store, sent(7))).toEqual(conflict('too_many_changes'));
  expect(await readChanges(store, submissionId)).toHaveLength(changeLimits.maxCount);
});

test('without the draft’s key, or with another, nothing is changed and nothing due', async () => {
  const store = new MemoryStore();
  await send(store, sent(1));
  const before = store.keys;

  const keyless = storedIntake({ attempt: nextId(), digest: 'e'.repeat(64), revision: 2 });
  expect(await send(store, keyless)).toEqual(conflict('another_draft'));
  expect(await send(store, sent(2, { draftKeyHash: 'b'.repeat(64) }))).toEqual(conflict('another_draft'));

  expect(store.keys).toEqual(before);
});

test('a case that was erased is no case to change: what comes is a case of its own', async () => {
  const store = new MemoryStore();
  await send(store, sent(1));
  await store.remove(storageKeys.record(submissionId));

  const record = sent(2);
  expect(await send(store, record)).toEqual(accept({ record, first: record, isRepeat: false }));
});

test('a case that is erased while its changed version is stored gets none', async () => {
  const store = new MemoryStore();
  await send(store, sent(1));
  store.hook = async (moment, operation, key) => {
    if (moment !== 'after' || operation !== 'create' || key !== storageKeys.record(submissionId)) return;
    store.hook = () => undefined;
    await store.remove(storageKeys.record(submissionId));
  };

  await expect(send(store, sent(2))).rejects.toThrow('removed');

  expect(store.keysUnder('submissions/')).toEqual([]);
});

test('the id of a message cannot be changed into a case', async () => {
  const store = new MemoryStore();
  await storeSubmission(store, { record: storedContact(), documents: [] });

  expect(await send(store, sent(2))).toEqual(conflict('another_draft'));
});

test('a changed version whose commit was lost, and that the client of the store repeats, is found to be our own', async () => {
  const store = new MemoryStore();
  const first = sent(1);
  await send(store, first);
  const create = store.create.bind(store);
  store.create = async (key, body) => {
    await create(key, body);
    return create(key, body);
  };
  const changed = sent(2);

  expect(await send(store, changed)).toMatchObject({ ok: true, value: { isRepeat: false, record: { number: 1 } } });

  expect(store.keys).toContain(storageKeys.outboxEntry(changed));
  expect(await readChanges(store, submissionId)).toHaveLength(1);
});

test('changed versions and additions have numbers of their own, and share documents', async () => {
  const store = new MemoryStore();
  const shared = documentOf('van beide');
  await send(store, sent(1));

  const [changed, added] = await Promise.all([
    send(store, sent(2), [shared]),
    storeAddition(store, { addition: newAddition({ documents: [shared.facts] }), documents: [shared.source] }),
  ]);

  expect([changed, added]).toMatchObject([{ value: { record: { number: 1 } } }, { value: { record: { number: 1 } } }]);
  expect(store.keysUnder('documents/')).toHaveLength(1);
});
