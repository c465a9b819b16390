import { additionId, now, storedAddition, storedContact, storedDocument, storedIntake } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { storageKeys } from '../storage/storageKeys';
import { storeRecord } from '../submissions/storeRecord';
import { exportSubmissions, findReferences } from './personalData';

const letter = storedDocument('brief.pdf', { sha256: 'ab'.repeat(32) });
const sameName = storedDocument('brief.pdf', { sha256: 'cd'.repeat(32) });
const intake = storedIntake({ documents: [letter, sameName] });
const addition = storedAddition({ submissionId: additionId });
const contact = storedContact({ submissionId: '33333333-3333-4333-8333-333333333333', reference: 'AAAA-AAAA' });

async function start() {
  const store = new MemoryStore(() => now);
  for (const record of [intake, addition, contact]) await storeRecord(store, { record, documents: [] });
  await store.write(storageKeys.caseFile(intake.submissionId), {
    bytes: '{"case":1}',
    contentType: 'application/json',
  });
  for (const { sha256 } of [letter, sameName])
    await store.write(storageKeys.document({ ...intake, sha256 }), { bytes: sha256, contentType: 'application/pdf' });
  return store;
}

test.each([
  ['the client’s name', 'Bakkerij Voorbeeld', ['K7QM-3TXB']],
  ['another spelling of case, spaces and accents', 'bäkkerij  VOORBEELD bv', ['K7QM-3TXB']],
  ['an address of a message', contact.message.email, ['AAAA-AAAA']],
  ['a name of nobody', 'Piet Niemand', []],
])('finds the references of %s', async (_, text, references) => {
  expect(await findReferences(await start(), text)).toEqual(references);
});

test('exports all that is stored of a case, its additions too, also documents of one name', async () => {
  const saved = new Map<string, string>();
  const save = (path: string, bytes: Uint8Array) =>
    Promise.resolve(void saved.set(path, Buffer.from(bytes).toString()));

  const exported = await exportSubmissions(await start(), [intake, addition], save);

  const { submissionId: id } = intake;
  expect([...saved.keys()]).toEqual([
    `${id}/record.json`,
    `${id}/case.json`,
    `${id}/abababab brief.pdf`,
    `${id}/cdcdcdcd brief.pdf`,
    `${additionId}/record.json`,
  ]);
  expect(saved.get(`${id}/cdcdcdcd brief.pdf`)).toBe(sameName.sha256);
  expect(exported).toEqual({ files: 5, notOpened: 0 });
});

test('counts a document that the bucket’s policy denies, and exports the rest', async () => {
  const store = await start();
  const denied = Object.assign(new Error('AccessDenied'), { $metadata: { httpStatusCode: 403 } });
  store.hook = (_moment, _operation, key) => {
    if (key === storageKeys.document({ ...intake, sha256: letter.sha256 })) throw denied;
  };

  expect(await exportSubmissions(store, [intake], () => Promise.resolve())).toEqual({ files: 3, notOpened: 1 });
});
