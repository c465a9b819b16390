import {
  idsInARow,
  storedAddition,
  storedContact,
  storedDocument,
  storedIntake,
  submissionId,
} from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { accept, refuse } from '../Result';
import { storageKeys } from '../storage/storageKeys';
import { sha256Of } from './digestOf';
import { factsOf, uploadKey, type DocumentSource } from './storeDocuments';
import { mailsToSend } from './mailsToSend';
import { storeRecord } from './storeRecord';
import type { SubmissionRecord } from './SubmissionRecord';

const nextId = idsInARow();

function documentOf(text: string): DocumentSource & { bytes: Uint8Array } {
  const bytes = new TextEncoder().encode(text);
  return { ...storedDocument('factuur.pdf', { size: bytes.length, sha256: sha256Of(bytes) }), bytes };
}

function put(store: MemoryStore, record: SubmissionRecord, documents: readonly DocumentSource[] = []) {
  const withFacts = record.kind === 'contact' ? record : { ...record, documents: factsOf(documents) };
  return storeRecord(store, { record: withFacts, documents });
}

const document = documentOf('een');
const records = [
  ['a case', storedIntake()],
  ['an addition', storedAddition()],
  ['a message', storedContact()],
] as const;

describe.each(records)('%s', (_kind, record) => {
  const documents = record.kind === 'contact' ? [] : [document];

  test('is written as outbox entry, documents and then its record', async () => {
    const store = new MemoryStore();
    const written: string[] = [];
    store.hook = (moment, operation, key) => {
      if (moment === 'before' && (operation === 'create' || operation === 'write')) written.push(key);
    };

    const outcome = await put(store, record, documents);

    expect(outcome).toEqual(accept({ record: store.json(storageKeys.record(record)), isRepeat: false }));
    expect(written).toEqual([
      storageKeys.outboxEntry(record),
      ...documents.map(({ sha256 }) => storageKeys.document({ ...record, sha256 })),
      storageKeys.record(record),
    ]);
    expect(store.json(storageKeys.outboxEntry(record))).toEqual({
      version: 1,
      submissionId: record.submissionId,
      ...(record.kind === 'addition' && { caseId: record.caseId }),
      attempt: record.attempt,
      createdAt: record.receivedAt,
      due: mailsToSend(record),
    });
  });

  test('is refused when its id is stored with other content, and leaves no mail due', async () => {
    const store = new MemoryStore();
    await put(store, record);
    const before = store.keys;

    const other = { ...record, attempt: nextId(), digest: 'e'.repeat(64) };
    expect(await put(store, other)).toMatchObject({ ok: false, refusal: { code: 'submission_conflict' } });

    expect(store.keys).toEqual(before);
  });

  test('that was erased is refused before its documents are stored, and leaves no mail due', async () => {
    const store = new MemoryStore();
    await store.write(storageKeys.tombstone(record), { bytes: '', contentType: 'text/plain' });
    const before = store.keys;

    const code = record.kind === 'addition' ? 'link_revoked' : 'submission_erased';
    expect(await put(store, record, documents)).toEqual(refuse(code, { reason: 'erased' }));

    expect(store.keys).toEqual(before);
  });
});

test('an erasure that begins while documents are stored is noticed before the record', async () => {
  const store = new MemoryStore();
  const record = storedIntake();
  store.hook = async (moment, _operation, key) => {
    if (moment !== 'after' || !key.startsWith('documents/')) return;
    store.hook = () => undefined;
    await store.write(storageKeys.tombstone(record), { bytes: '', contentType: 'text/plain' });
  };

  expect(await put(store, record, [document])).toEqual(refuse('submission_erased', { reason: 'erased' }));

  expect(store.keysUnder('submissions/')).toEqual([]);
  expect(store.keysUnder('outbox/')).toEqual([]);
});

test('an erasure that removes the record during the comparison leaves the request unanswered', async () => {
  const store = new MemoryStore();
  await put(store, storedIntake());
  store.hook = async (moment, operation, key) => {
    if (moment !== 'after' || operation !== 'create' || !key.startsWith('submissions/')) return;
    store.hook = () => undefined;
    await store.remove(key);
  };

  await expect(put(store, storedIntake({ attempt: nextId() }))).rejects.toThrow('removed');

  expect(store.keysUnder('submissions/')).toEqual([]);
});

test('of concurrent requests with one id one is stored, and the others are compared with it', async () => {
  const store = new MemoryStore();
  const same = Array.from({ length: 5 }, () => storedIntake({ attempt: nextId() }));
  const other = storedIntake({ attempt: nextId(), digest: 'e'.repeat(64) });

  const outcomes = await Promise.all([...same, other].map((record) => put(store, record, [document])));

  const stored = store.json(storageKeys.record({ submissionId }));
  expect(outcomes.slice(0, 5)).toMatchObject(same.map(() => ({ ok: true, value: { record: stored } })));
  expect(outcomes.filter((outcome) => outcome.ok && !outcome.value.isRepeat)).toHaveLength(1);
  expect(outcomes[5]).toMatchObject({ ok: false, refusal: { code: 'submission_conflict' } });
  expect(store.keysUnder('outbox/')).toHaveLength(1);
});

test('a request that lost to another draft’s is not mailed, and removes no document', async () => {
  const store = new MemoryStore();
  await put(store, storedIntake({ draftKeyHash: 'a'.repeat(64) }), [document]);
  const before = store.keys;

  const own = documentOf('van de tweede');
  const loser = storedIntake({ attempt: nextId(), draftKeyHash: 'b'.repeat(64), digest: 'e'.repeat(64) });
  expect(await put(store, loser, [document, own])).toEqual(refuse('submission_conflict', { reason: 'another_draft' }));

  const unclaimed = storageKeys.document({ submissionId, sha256: own.sha256 });
  expect(store.keys).toEqual([...before, unclaimed].sort());
});

test('a write of the record whose answer was lost counts as this request’s own', async () => {
  const store = new MemoryStore();
  const record = storedIntake();
  const create = store.create.bind(store);
  store.create = async (key, body) => {
    if (key === storageKeys.record(record)) await create(key, body);
    return create(key, body);
  };

  expect(await put(store, record)).toEqual(accept({ record, isRepeat: false }));

  expect(store.keysUnder('outbox/')).toEqual([storageKeys.outboxEntry(record)]);
});

test('claims a document that the browser uploaded', async () => {
  const store = new MemoryStore();
  const { bytes, ...uploaded } = documentOf('groot');
  await store.write(uploadKey(storedAddition(), uploaded.sha256), { bytes, contentType: 'x/y' });

  await put(store, storedAddition(), [uploaded]);

  expect(store.text(storageKeys.document({ ...storedAddition(), sha256: uploaded.sha256 }))).toBe('groot');
});

test.each(['sent with the call', 'uploaded before'])(
  'stores a document that was %s under its first name',
  async (way) => {
    const store = new MemoryStore();
    const { bytes, ...facts } = documentOf('een');
    const source = way === 'uploaded before' ? facts : { ...facts, bytes };
    await store.write(uploadKey(storedIntake(), facts.sha256), { bytes, contentType: 'x/y' });
    const named = ['factuur één.pdf', 'kopie.pdf'].map((name) => ({ ...source, name }));

    await put(store, storedIntake({ reference: 'K7QM-3TXB' }), named);

    expect(store.kind(storageKeys.document({ submissionId, sha256: facts.sha256 }))).toEqual({
      contentType: 'application/pdf',
      downloadName: 'K7QM-3TXB - Ander document - factuur één.pdf',
    });
  },
);
