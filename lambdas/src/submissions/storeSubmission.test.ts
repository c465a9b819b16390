import { storedDocument, storedIntake, submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { sha256Of } from './digestOf';
import { accept, refuse } from '../results/Result';
import { storageKeys } from '../storage/storageKeys';
import { factsOf, type DocumentSource } from './storeDocuments';
import { storeSubmission } from './storeSubmission';
import type { IntakeRecord } from './SubmissionRecord';

function documentOf(text: string): DocumentSource & { bytes: Uint8Array } {
  const bytes = new TextEncoder().encode(text);
  return { ...storedDocument('factuur.pdf', { size: bytes.length, sha256: sha256Of(bytes) }), bytes };
}

function submissionWith(documents: readonly DocumentSource[], changes: Partial<IntakeRecord> = {}) {
  return { record: storedIntake({ documents: factsOf(documents), ...changes }), documents };
}

const attempt = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

test('a submission is stored as outbox entry, documents and then its record', async () => {
  const store = new MemoryStore();
  const written: string[] = [];
  store.hook = (moment, operation, key) => {
    if (moment === 'after' && operation !== 'read') written.push(key);
  };
  const document = documentOf('een');
  const call = submissionWith([document]);

  const outcome = await storeSubmission(store, call);

  expect(outcome).toEqual(accept({ record: call.record, first: call.record, isRepeat: false }));
  expect(written).toEqual([
    storageKeys.outboxEntry(call.record),
    storageKeys.document({ submissionId, sha256: document.sha256 }),
    storageKeys.record(submissionId),
  ]);
  expect(store.json(storageKeys.record(submissionId))).toEqual(call.record);
  expect(store.json(storageKeys.outboxEntry(call.record))).toEqual({
    version: 1,
    submissionId,
    attempt: call.record.attempt,
    createdAt: call.record.receivedAt,
    due: ['staff', 'visitor'],
  });
});

test('of ten racing calls with the same content one commits, and all others are told of its record', async () => {
  const store = new MemoryStore();
  const calls = Array.from({ length: 10 }, (_, index) =>
    submissionWith([documentOf('een')], { attempt: attempt(index), reference: `K7QM-3TX${index + 2}`.slice(0, 9) }),
  );

  const outcomes = await Promise.all(calls.map((call) => storeSubmission(store, call)));

  const record = store.json(storageKeys.record(submissionId));
  const toldOf = (isRepeat: boolean) => outcomes.filter((outcome) => outcome.ok && outcome.value.isRepeat === isRepeat);
  expect(toldOf(false)).toEqual([accept({ record, first: record, isRepeat: false })]);
  expect(toldOf(true)).toEqual(Array.from({ length: 9 }, () => accept({ record, first: record, isRepeat: true })));
  expect(store.keysUnder('outbox/')).toHaveLength(1);
});

test('a call that lost to another content is due to nobody, and takes no document from any other', async () => {
  const store = new MemoryStore();
  const shared = documentOf('van beide');
  const winner = submissionWith([shared, documentOf('van de eerste')], { attempt: attempt(1) });
  await storeSubmission(store, winner);
  const before = store.keys;

  const loser = submissionWith([shared, documentOf('van de tweede')], { attempt: attempt(2), digest: 'e'.repeat(64) });
  const outcome = await storeSubmission(store, loser);

  expect(outcome).toEqual(refuse('submission_conflict', { reason: 'another_draft' }));
  const unclaimed = storageKeys.document({ submissionId, sha256: documentOf('van de tweede').sha256 });
  expect(store.keys).toEqual([...before, unclaimed].sort());
});

test('a late call cannot bring back mails that were sent', async () => {
  const store = new MemoryStore();
  const first = submissionWith([], { attempt: attempt(1) });
  await storeSubmission(store, first);
  await store.remove(storageKeys.outboxEntry(first.record));

  await storeSubmission(store, submissionWith([], { attempt: attempt(2) }));

  expect(store.keysUnder('outbox/')).toEqual([]);
});

test('a commit whose answer was lost is recognised as our own', async () => {
  const store = new MemoryStore();
  const call = submissionWith([]);
  await store.create(storageKeys.record(submissionId), {
    bytes: JSON.stringify(call.record),
    contentType: 'application/json',
  });

  const outcome = await storeSubmission(store, call);

  expect(outcome).toEqual(accept({ record: call.record, first: call.record, isRepeat: false }));
  expect(store.keys).toContain(storageKeys.outboxEntry(call.record));
});

test.each(['outbox/', 'documents/'])('a store that fails at %s leaves no record', async (prefix) => {
  const store = new MemoryStore();
  store.hook = (moment, _operation, key) => {
    if (moment === 'after' && key.startsWith(prefix)) throw new Error('lost');
  };

  await expect(storeSubmission(store, submissionWith([documentOf('een')]))).rejects.toThrow('lost');

  expect(store.keysUnder('submissions/')).toEqual([]);
});

test('a document that the browser uploaded is moved to its submission', async () => {
  const store = new MemoryStore();
  const { bytes, ...uploaded } = documentOf('groot');
  await store.write(storageKeys.upload({ submissionId, sha256: uploaded.sha256 }), { bytes, contentType: 'x/y' });

  await storeSubmission(store, submissionWith([uploaded]));

  expect(store.text(storageKeys.document({ submissionId, sha256: uploaded.sha256 }))).toBe('groot');
});

test.each(['sent with the call', 'uploaded before'])(
  'a document that was %s keeps the name to save it under, once for all its names',
  async (way) => {
    const store = new MemoryStore();
    const { bytes, ...facts } = documentOf('een');
    const document = way === 'uploaded before' ? facts : { ...facts, bytes };
    await store.write(storageKeys.upload({ submissionId, sha256: facts.sha256 }), { bytes, contentType: 'x/y' });
    const named = [
      { ...document, name: 'factuur één.pdf' },
      { ...document, name: 'kopie.pdf' },
    ];

    await storeSubmission(store, submissionWith(named));

    expect(store.kind(storageKeys.document({ submissionId, sha256: facts.sha256 }))).toEqual({
      contentType: 'application/pdf',
      downloadName: 'K7QM-3TXB - Factuur - factuur één.pdf',
    });
  },
);
