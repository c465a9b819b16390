import { additionLimits, documentLimits } from '@incasso/contract/limits';
import {
  additionId,
  idsInARow,
  newAddition as addition,
  storedDocument,
  storedIntake,
  submissionId,
} from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { accept, refuse } from '../results/Result';
import { storageKeys } from '../storage/storageKeys';
import { sha256Of } from './digestOf';
import { readAdditions } from './readAdditions';
import { storeAddition, type NewAddition } from './storeAddition';
import { factsOf, type DocumentSource } from './storeDocuments';
import { storeSubmission } from './storeSubmission';

async function startCase() {
  const store = new MemoryStore();
  await storeSubmission(store, { record: storedIntake(), documents: [] });
  await store.remove(storageKeys.outboxEntry(storedIntake()));
  return store;
}

function documentOf(text: string, size?: number): DocumentSource & { bytes: Uint8Array } {
  const bytes = new TextEncoder().encode(text);
  const sha256 = sha256Of(bytes);
  return { ...storedDocument('aanmaning.pdf', { size: size ?? bytes.length, sha256 }), bytes };
}

const nextId = idsInARow();
const another = (changes: Partial<NewAddition> = {}) =>
  addition({ additionId: nextId(), attempt: nextId(), ...changes });

test('an addition is stored as outbox entry, documents and then its record, under the case', async () => {
  const store = await startCase();
  const written: string[] = [];
  store.hook = (moment, operation, key) => {
    if (moment === 'after' && operation !== 'read') written.push(key);
  };
  const document = documentOf('een');
  const added = addition({ documents: factsOf([document]) });

  const outcome = await storeAddition(store, { addition: added, documents: [document] });

  const record = { ...added, number: 1 };
  expect(outcome).toEqual(accept({ record, isRepeat: false }));
  expect(written).toEqual([
    storageKeys.outboxEntry(added),
    storageKeys.document({ submissionId, sha256: document.sha256 }),
    `submissions/${submissionId}/1.json`,
  ]);
  expect(store.json(storageKeys.addition(record))).toEqual(record);
  expect(store.json(storageKeys.outboxEntry(added))).toMatchObject({ due: ['staff'] });
});

test('ten racing calls with one id store one addition, whatever others take numbers meanwhile', async () => {
  const store = await startCase();
  const calls = Array.from({ length: 10 }, () => addition({ attempt: nextId() }));
  const others = Array.from({ length: 5 }, () => another());

  const outcomes = await Promise.all(
    [...calls, ...others].map((one) => storeAddition(store, { addition: one, documents: [] })),
  );

  const stored = await readAdditions(store, submissionId);
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(stored.filter((one) => one.additionId === additionId)).toHaveLength(1);
  expect(stored.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(outcomes.filter((outcome) => outcome.ok && outcome.value.isRepeat)).toHaveLength(9);
  expect(store.keysUnder('outbox/')).toHaveLength(6);
});

test('of racing additions as many as may be are stored, and the others leave no mail due', async () => {
  const store = await startCase();
  const racing = Array.from({ length: additionLimits.maxCount + 5 }, () => another());

  const outcomes = await Promise.all(racing.map((one) => storeAddition(store, { addition: one, documents: [] })));

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(additionLimits.maxCount);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 5 }, () => refuse('case_full')));
  expect(await readAdditions(store, submissionId)).toHaveLength(additionLimits.maxCount);
  expect(store.keysUnder('outbox/')).toHaveLength(additionLimits.maxCount);
});

test('all additions together hold as many bytes and documents as a submission', async () => {
  const store = await startCase();
  const large = [documentOf('a', documentLimits.maxBytes), documentOf('b', documentLimits.maxBytes)];
  const more = [documentOf('c', documentLimits.maxBytes), documentOf('d', 1)];
  const add = (documents: readonly DocumentSource[]) => {
    const facts = factsOf(documents);
    return storeAddition(store, { addition: another({ documents: facts }), documents: [] });
  };

  expect(await add(large)).toMatchObject({ ok: true });
  expect(await add(more)).toMatchObject({
    ok: false,
    refusal: { code: 'document_refused', fields: [{ code: 'total_too_large', document: { index: 1 } }] },
  });
  expect(await add(more.slice(0, 1))).toMatchObject({ ok: true });

  const other = await startCase();
  const small = Array.from({ length: documentLimits.maxCount }, (_, index) => documentOf(`klein ${index}`));
  const addSmall = (documents: readonly DocumentSource[]) =>
    storeAddition(other, { addition: another({ documents: factsOf(documents) }), documents: [] });
  expect(await addSmall(small)).toMatchObject({ ok: true });
  expect(await addSmall([documentOf('nog een')])).toMatchObject({
    ok: false,
    refusal: { fields: [{ code: 'too_many' }] },
  });
});

test('a document that was added before may be added again', async () => {
  const store = await startCase();
  const document = documentOf('een');
  const twice = async () =>
    storeAddition(store, { addition: another({ documents: factsOf([document]) }), documents: [document] });

  expect([await twice(), await twice()]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(store.keysUnder('documents/')).toHaveLength(1);
});

test('the same id with another content is refused, and nothing is due for it', async () => {
  const store = await startCase();
  await storeAddition(store, { addition: addition(), documents: [] });
  const before = store.keys;

  const changed = addition({ attempt: nextId(), digest: 'e'.repeat(64), note: 'Iets anders' });
  expect(await storeAddition(store, { addition: changed, documents: [] })).toEqual(refuse('submission_conflict'));

  expect(store.keys).toEqual(before);
});

test('a case that is erased meanwhile gets nothing more', async () => {
  const store = await startCase();
  store.hook = async (moment, operation, key) => {
    if (moment === 'after' && operation === 'write' && key.startsWith('outbox/')) {
      store.hook = () => undefined;
      await store.remove(storageKeys.record(submissionId));
    }
  };

  const outcome = await storeAddition(store, { addition: addition(), documents: [] });

  expect(outcome).toEqual(refuse('link_revoked', { reason: 'erased' }));
  expect(store.keys).toEqual([]);
});

test('a commit whose answer was lost, and that the client of the store repeats, is found to be our own', async () => {
  const store = await startCase();
  const create = store.create.bind(store);
  store.create = async (key, body) => {
    await create(key, body);
    return create(key, body);
  };

  expect(await storeAddition(store, { addition: addition(), documents: [] })).toEqual(
    accept({ record: { ...addition(), number: 1 }, isRepeat: false }),
  );
  expect(store.keysUnder('outbox/')).toHaveLength(1);
});
