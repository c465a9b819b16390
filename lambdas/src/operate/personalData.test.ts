import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { additionId, now, storedAddition, storedContact, storedDocument, storedIntake } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { storageKeys } from '../storage/storageKeys';
import { storeRecord } from '../submissions/storeRecord';
import { findRecords } from './findRecords';
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
  expect(await findReferences(await start(), text)).toEqual({ references, unreadable: [] });
});

test.each([
  ['Els D’Hondt', "d'hondt"],
  ["Els D'Hondt", 'D’Hondt'],
  ['Bjørn Łukasz', 'bjorn lukasz'],
  ['BJØRN', 'Bjørn'],
  ['Straße Æsop Cœur Đorđe', 'strasse aesop coeur dorde'],
  ['Jean\u2011Pierre', 'Jean-Pierre'],
  ['0475/98.76.54', '0475 98 76 54'],
  ['BE 0417.497.106', '0417497106'],
  ['Иванов', 'иванов'],
])('finds %s by %s', async (stored, text) => {
  const store = new MemoryStore(() => now);
  await storeRecord(store, { record: { ...contact, message: { ...contact.message, name: stored } }, documents: [] });

  expect((await findReferences(store, text)).references).toEqual(['AAAA-AAAA']);
});

test('names records that cannot be read, of whomever they are', async () => {
  const store = await start();
  const key = storageKeys.record(contact);
  await store.write(key, { bytes: '{"version":2}', contentType: 'application/json' });

  expect(await findReferences(store, 'Niemand')).toEqual({ references: [], unreadable: [key] });
  expect(await findRecords(store, 'AAAA-AAAA')).toEqual({ records: [], unreadable: [key] });
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
    `${id}/1 brief.pdf`,
    `${id}/2 brief.pdf`,
    `${additionId}/record.json`,
  ]);
  expect(saved.get(`${id}/2 brief.pdf`)).toBe(sameName.sha256);
  expect(exported).toEqual({ files: 5, notOpened: 0, notSaved: [] });
});

test('counts a document that the bucket’s policy denies, and exports the rest', async () => {
  const store = await start();
  const denied = Object.assign(new Error('AccessDenied'), { $metadata: { httpStatusCode: 403 } });
  store.hook = (_moment, _operation, key) => {
    if (key === storageKeys.document({ ...intake, sha256: letter.sha256 })) throw denied;
  };

  expect(await exportSubmissions(store, [intake], () => Promise.resolve())).toEqual({
    files: 3,
    notOpened: 1,
    notSaved: [],
  });
});

test.each([
  [`${'漢'.repeat(150)}.pdf`, `1 ${'漢'.repeat(66)}.pdf`],
  ['a/b\\c:d?.pdf', '1 a_b_c_d_.pdf'],
  ['.pdf', '1 .pdf'],
])('saves a document called %s under a name that a disk takes', async (name, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  const named = storedIntake({ documents: [{ ...letter, name }] });
  await exportSubmissions(await start(), [named], (path, bytes) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    return writeFile(join(folder, path), bytes);
  });

  expect(readdirSync(join(folder, named.submissionId)).sort()).toEqual([expected, 'case.json', 'record.json']);
});

test('continues after a file that the disk refuses, and names it', async () => {
  const refused = storageKeys.document({ ...intake, sha256: letter.sha256 });
  const save = (path: string) => (path.includes('/1 ') ? Promise.reject(new Error('ENOSPC')) : Promise.resolve());

  expect(await exportSubmissions(await start(), [intake, addition], save)).toEqual({
    files: 4,
    notOpened: 0,
    notSaved: [refused],
  });
});
