import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { additionLimits, changeLimits } from '@incasso/contract/limits';
import {
  additionId,
  idsInARow,
  newAddition,
  storedContact,
  storedDocument,
  storedIntake,
  submissionId,
} from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { accept, refuse } from '../http/result/Result';
import { jsonBody } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { appendRecord, type NewAddition, type NewRecord } from './appendRecord';
import { sha256Of } from './digestOf';
import { readLaterRecords, readRecords } from './readRecords';
import { factsOf, uploadKey, type DocumentSource } from './storeDocuments';
import type { IntakeRecord } from './SubmissionRecord';
import { uploadsFolder } from './uploadsFolder';

const draftKeyHash = 'a'.repeat(64);
const nextId = idsInARow();

function documentOf(text: string, size?: number): DocumentSource & { bytes: Uint8Array } {
  const bytes = new TextEncoder().encode(text);
  return { ...storedDocument('factuur.pdf', { size: size ?? bytes.length, sha256: sha256Of(bytes) }), bytes };
}

/** A request with one content of the draft */
function sent(revision: number, changes: Partial<IntakeRecord> = {}): IntakeRecord {
  const digest = sha256Of(Buffer.from(`content ${revision}`));
  const reference = `AAAA-AAA${'BCDEFGHJKM'.charAt(revision)}`;
  return storedIntake({ attempt: nextId(), reference, digest, draftKeyHash, revision, ...changes });
}

/** A request that adds to the case */
function added(changes: Partial<NewAddition> = {}): NewAddition {
  return newAddition({ additionId: nextId(), attempt: nextId(), ...changes });
}

function append(store: MemoryStore, record: NewRecord, documents: readonly DocumentSource[] = []) {
  const withFacts = record.kind === 'contact' ? record : { ...record, documents: factsOf(documents) };
  return appendRecord(store, { record: withFacts, documents });
}

/** A store with the case of the first content and no due mails */
async function startCase() {
  const store = new MemoryStore();
  const first = sent(1);
  await append(store, first);
  await store.remove(storageKeys.outboxEntry(first));
  return { store, first };
}

/** The keys written from now on, in order */
function writtenTo(store: MemoryStore): string[] {
  const written: string[] = [];
  store.hook = (moment, operation, key) => {
    if (moment === 'before' && operation === 'create' && store.keys.includes(key)) return;
    if (moment === 'before' && (operation === 'create' || operation === 'write')) written.push(key);
  };
  return written;
}

const conflict = (reason: string) => refuse('submission_conflict', { reason });

describe('any record', () => {
  const document = documentOf('een');
  const kinds = [
    { name: 'a case', start: () => Promise.resolve(new MemoryStore()), record: sent(1), number: 0 },
    { name: 'a changed version', start: async () => (await startCase()).store, record: sent(2), number: 1 },
    { name: 'an addition', start: async () => (await startCase()).store, record: added(), number: 1 },
  ];
  const keyOf = (number: number) =>
    number === 0 ? storageKeys.record(submissionId) : storageKeys.laterRecord({ submissionId, number });

  test.each(kinds)('is written as outbox entry, documents and then its record: $name', async (kind) => {
    const store = await kind.start();
    const written = writtenTo(store);

    const outcome = await append(store, kind.record, [document]);

    const stored = (await readRecords(store, submissionId))[kind.number];
    expect(outcome).toMatchObject({ ok: true, value: { record: stored, isRepeat: false } });
    expect(written).toEqual([
      storageKeys.outboxEntry(kind.record),
      storageKeys.document({ submissionId, sha256: document.sha256 }),
      keyOf(kind.number),
    ]);
    expect(store.json(storageKeys.outboxEntry(kind.record))).toEqual({
      version: 1,
      submissionId,
      attempt: kind.record.attempt,
      createdAt: kind.record.receivedAt,
      uploads: uploadsFolder(kind.record),
      due: kind.record.kind === 'addition' ? ['staff'] : ['staff', 'visitor'],
    });
  });

  test.each(kinds)('is refused, with nothing due, for the same id with other content: $name', async (kind) => {
    const store = await kind.start();
    await append(store, kind.record);
    const before = store.keys;

    const other = { ...kind.record, attempt: nextId(), digest: 'e'.repeat(64) };
    expect(await append(store, other)).toMatchObject({ ok: false, refusal: { code: 'submission_conflict' } });

    expect(store.keys).toEqual(before);
  });

  test.each(kinds)(
    'that was erased is refused before its documents are stored, with nothing due: $name',
    async (kind) => {
      const store = await kind.start();
      await store.write(storageKeys.tombstone(submissionId), { bytes: '', contentType: 'text/plain' });
      const before = store.keys;

      const code = kind.record.kind === 'addition' ? 'link_revoked' : 'submission_erased';
      expect(await append(store, kind.record, [document])).toEqual(refuse(code, { reason: 'erased' }));

      expect(store.keys).toEqual(before);
    },
  );
});

describe('a submission', () => {
  test('that lost a race to another draft’s is not mailed, and removes no document', async () => {
    const store = new MemoryStore();
    const shared = documentOf('van beide');
    await append(store, sent(1), [shared, documentOf('van de eerste')]);
    const before = store.keys;

    const loser = sent(1, { draftKeyHash: 'b'.repeat(64), digest: 'e'.repeat(64) });
    expect(await append(store, loser, [shared, documentOf('van de tweede')])).toEqual(conflict('another_draft'));

    const unclaimed = storageKeys.document({ submissionId, sha256: documentOf('van de tweede').sha256 });
    expect(store.keys).toEqual([...before, unclaimed].sort());
  });

  test('a message under a case’s id is refused without reading later records, which its function may not list', async () => {
    const { store } = await startCase();
    const read: string[] = [];
    store.hook = (_moment, operation, key) => {
      if (operation === 'read') read.push(key);
    };

    expect(await append(store, storedContact({ attempt: nextId() }))).toEqual(conflict('another_draft'));

    expect(new Set(read)).toEqual(new Set([storageKeys.record(submissionId)]));
  });

  test('claims a document that the browser uploaded', async () => {
    const store = new MemoryStore();
    const { bytes, ...uploaded } = documentOf('groot');
    await store.write(uploadKey(sent(1), uploaded.sha256), {
      bytes,
      contentType: 'x/y',
    });

    await append(store, sent(1), [uploaded]);

    expect(store.text(storageKeys.document({ submissionId, sha256: uploaded.sha256 }))).toBe('groot');
  });

  test.each(['sent with the call', 'uploaded before'])(
    'stores a document that was %s under its first name',
    async (way) => {
      const store = new MemoryStore();
      const { bytes, ...facts } = documentOf('een');
      const document = way === 'uploaded before' ? facts : { ...facts, bytes };
      await store.write(uploadKey(sent(1), facts.sha256), {
        bytes,
        contentType: 'x/y',
      });
      const named = ['factuur één.pdf', 'kopie.pdf'].map((name) => ({ ...document, name }));

      await append(store, sent(1, { reference: 'K7QM-3TXB' }), named);

      expect(store.kind(storageKeys.document({ submissionId, sha256: facts.sha256 }))).toEqual({
        contentType: 'application/pdf',
        downloadName: 'K7QM-3TXB - Factuur - factuur één.pdf',
      });
    },
  );
});

describe('a changed version', () => {
  test('is stored whole, under the reference of its case', async () => {
    const { store, first } = await startCase();
    const changed = sent(2, { answers: { ...first.answers, phone: '056 36 00 01' } });

    const outcome = await append(store, changed);

    const record = { ...changed, kind: 'change', number: 1, reference: first.reference };
    expect(outcome).toEqual(accept({ record, first, isRepeat: false }));
    expect(await readRecords(store, submissionId)).toEqual([first, record]);
  });

  test('back to an earlier content is stored as the latest', async () => {
    const store = new MemoryStore();
    const [first, other] = [sent(1), sent(2)];
    const back = sent(3, { digest: first.digest });

    for (const record of [first, other, back])
      expect(await append(store, record)).toMatchObject({ ok: true, value: { isRepeat: false } });

    expect((await readRecords(store, submissionId)).map(({ digest }) => digest)).toEqual([
      first.digest,
      other.digest,
      first.digest,
    ]);
  });

  test('equal to one that was replaced during the comparison is stored, and is no repeat of it', async () => {
    const { store } = await startCase();
    const other = sent(2);
    const back = sent(4, { digest: other.digest });
    // The request reads the case alone. Two versions are committed before it tries the next number.
    store.hook = async (moment, operation, key) => {
      if (moment !== 'before' || operation !== 'create' || key !== storageKeys.laterRecord({ submissionId, number: 1 }))
        return;
      store.hook = () => undefined;
      await append(store, other);
      await append(store, sent(3));
    };

    expect(await append(store, back)).toMatchObject({ ok: true, value: { isRepeat: false, record: { number: 3 } } });
  });

  test('and the first content race: both are stored in order, or only the changed one', async () => {
    for (let leaps = 0; leaps < 12; leaps += 1) {
      const store = new MemoryStore();
      const ofChanged = documentOf('van de gewijzigde');
      const late = async () => {
        for (let leap = 0; leap < leaps; leap += 1) await Promise.resolve();
        return append(store, sent(1), [documentOf('van de eerste')]);
      };

      const [first, changed] = await Promise.all([late(), append(store, sent(2), [ofChanged])]);

      const records = await readRecords(store, submissionId);
      const revisions = records.map((record) => 'revision' in record && record.revision);
      expect(changed.ok).toBe(true);
      expect(revisions).toEqual(first.ok ? [1, 2] : [2]);
      if (!first.ok) expect(first).toEqual(conflict('earlier_revision'));
      expect(new Set(records.map(({ reference }) => reference)).size).toBe(1);
      expect(store.keysUnder('outbox/')).toHaveLength(records.length);
      expect(store.keysUnder('documents/')).toContain(storageKeys.document({ submissionId, sha256: ofChanged.sha256 }));
    }
  });

  test('keeps its documents when another request that claimed the same ones is refused', async () => {
    const store = new MemoryStore();
    const shared = documentOf('van beide');
    await append(store, sent(2));

    // The late request stores its document, and is compared after the third has stored the same one and committed.
    store.hook = async (moment, operation, key) => {
      if (moment !== 'before' || operation !== 'create' || key !== storageKeys.record(submissionId)) return;
      store.hook = () => undefined;
      expect(await append(store, sent(3), [shared])).toMatchObject({ ok: true });
    };
    expect(await append(store, sent(1), [shared])).toEqual(conflict('earlier_revision'));

    expect((await readLaterRecords(store, submissionId))[0]?.documents).toMatchObject([{ sha256: shared.sha256 }]);
    expect(store.text(storageKeys.document({ submissionId, sha256: shared.sha256 }))).toBe('van beide');
  });

  test('races with others: revisions are stored in ascending order, up to the limit', async () => {
    const { store } = await startCase();
    const racing = Array.from({ length: changeLimits.maxCount + 3 }, (_, index) => sent(index + 2));

    const outcomes = await Promise.all(racing.map((record) => append(store, record)));

    const changes = await readLaterRecords(store, submissionId);
    expect(changes.map(({ number }) => number)).toEqual(changes.map((_, index) => index + 1));
    expect(changes.length).toBeLessThanOrEqual(changeLimits.maxCount);
    const revisions = changes.map((record) => (record.kind === 'change' ? record.revision : 0));
    expect(revisions).toEqual(revisions.toSorted((one, other) => one - other));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(changes.length);
    expect(store.keysUnder('outbox/')).toHaveLength(changes.length);
  });

  test('of a case erased long ago is a new case', async () => {
    const { store } = await startCase();
    await store.remove(storageKeys.record(submissionId));

    const record = sent(2);
    expect(await append(store, record)).toEqual(accept({ record, first: record, isRepeat: false }));
  });

  test('of a case that is being erased is not stored', async () => {
    const { store } = await startCase();
    store.hook = async (moment, operation, key) => {
      if (moment !== 'after' || operation !== 'create' || key !== storageKeys.record(submissionId)) return;
      store.hook = () => undefined;
      await store.remove(storageKeys.record(submissionId));
    };

    await expect(append(store, sent(2))).rejects.toThrow('removed');

    expect(store.keysUnder('submissions/')).toEqual([]);
  });
});

describe('an addition', () => {
  test('is stored once for its id while others take numbers', async () => {
    const { store } = await startCase();
    const calls = Array.from({ length: 10 }, () => added({ additionId }));
    const others = Array.from({ length: 5 }, () => added());

    const outcomes = await Promise.all([...calls, ...others].map((one) => append(store, one)));

    const stored = await readLaterRecords(store, submissionId);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(stored.filter((one) => one.kind === 'addition' && one.additionId === additionId)).toHaveLength(1);
    expect(stored.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(outcomes.filter((outcome) => outcome.ok && outcome.value.isRepeat)).toHaveLength(9);
    expect(store.keysUnder('outbox/')).toHaveLength(6);
  });

  test('past the limit is refused, also in a race, without a due mail', async () => {
    const { store } = await startCase();
    const racing = Array.from({ length: additionLimits.maxCount + 5 }, () => added());

    const outcomes = await Promise.all(racing.map((one) => append(store, one)));

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(additionLimits.maxCount);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 5 }, () => refuse('case_full')));
    expect(await readLaterRecords(store, submissionId)).toHaveLength(additionLimits.maxCount);
    expect(store.keysUnder('outbox/')).toHaveLength(additionLimits.maxCount);
  });

  test('may bring, with all others, as many bytes and documents as a submission', async () => {
    const { store } = await startCase();
    const add = (to: MemoryStore, documents: readonly DocumentSource[]) =>
      appendRecord(to, { record: added({ documents: factsOf(documents) }), documents: [] });
    const large = [documentOf('a', documentLimits.maxBytes), documentOf('b', documentLimits.maxBytes)];
    const more = [documentOf('c', documentLimits.maxBytes), documentOf('d', 1)];

    expect(await add(store, large)).toMatchObject({ ok: true });
    expect(await add(store, more)).toMatchObject({
      ok: false,
      refusal: { code: 'document_refused', fields: [{ code: 'total_too_large', document: { index: 1 } }] },
    });
    expect(await add(store, more.slice(0, 1))).toMatchObject({ ok: true });

    const { store: other } = await startCase();
    const small = Array.from({ length: documentLimits.maxCount }, (_, index) => documentOf(`klein ${index}`));
    expect(await add(other, small)).toMatchObject({ ok: true });
    expect(await add(other, [documentOf('nog een')])).toMatchObject({
      ok: false,
      refusal: { fields: [{ code: 'too_many' }] },
    });
  });

  test('may bring a document that was added before', async () => {
    const { store } = await startCase();
    const document = documentOf('een');
    const add = () => append(store, added(), [document]);

    expect([await add(), await add()]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(store.keysUnder('documents/')).toHaveLength(1);
  });

  test('to a case that is being erased is refused and leaves nothing', async () => {
    const { store } = await startCase();
    store.hook = async (moment, operation, key) => {
      if (moment === 'after' && operation === 'write' && key.startsWith('outbox/')) {
        store.hook = () => undefined;
        await store.remove(storageKeys.record(submissionId));
      }
    };

    expect(await append(store, added())).toEqual(refuse('link_revoked', { reason: 'erased' }));

    expect(store.keys).toEqual([]);
  });

  test('to an unknown case is refused', async () => {
    const store = new MemoryStore();
    await store.write(storageKeys.record(submissionId), jsonBody(storedContact()));

    expect(await append(store, added())).toEqual(refuse('link_revoked', { reason: 'erased' }));
  });

  test('and a changed version share numbers and documents, and neither counts for the other’s limit', async () => {
    const { store } = await startCase();
    const shared = documentOf('van beide');
    for (let count = 0; count < changeLimits.maxCount; count += 1) await append(store, sent(count + 2));

    const racing = Array.from({ length: additionLimits.maxCount }, () => append(store, added(), [shared]));
    const outcomes = await Promise.all([...racing, append(store, sent(9))]);

    const later = await readLaterRecords(store, submissionId);
    expect(later.map(({ number }) => number)).toEqual(later.map((_, index) => index + 1));
    expect(later).toHaveLength(changeLimits.maxCount + additionLimits.maxCount);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(additionLimits.maxCount);
    expect(outcomes.at(-1)).toEqual(conflict('too_many_changes'));
    expect(store.keysUnder('documents/')).toHaveLength(1);
  });
});
