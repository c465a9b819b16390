import { apiErrors } from '@incasso/contract/errors';
import { fieldLimits } from '@incasso/contract/limits';
import {
  additionId,
  caseKeys,
  otherSubmissionId,
  pdfDocument,
  storedContact,
  storedIntake,
  submissionId,
  validAdditionRequest,
} from '../../../testing/fixtures';
import { memoryPorts } from '../../../testing/memoryPorts';
import { MemoryStore } from '../../../testing/MemoryStore';
import { caseKeyOf } from '../../case-links/caseKey';
import { storageKeys } from '../../storage/storageKeys';
import { sha256Of } from '../../submissions/digestOf';
import { readLaterRecords } from '../../submissions/readRecords';
import { appendRecord } from '../../submissions/appendRecord';
import type { ParsedAddition } from './parseAdditionRequest';
import { receiveAddition, type AdditionFormPorts } from './receiveAddition';

async function start(changes: Partial<AdditionFormPorts> = {}) {
  const store = new MemoryStore();
  await appendRecord(store, { record: storedIntake(), documents: [] });
  await appendRecord(store, { record: storedContact({ submissionId: otherSubmissionId }), documents: [] });
  const ports: AdditionFormPorts = { ...memoryPorts({ store, newReference: () => 'ZZZZ-ZZZZ' }), caseKeys, ...changes };
  const stored = store.keys;
  return {
    store,
    /** Keys stored since the start. */
    added: () => store.keys.filter((key) => !stored.includes(key)),
    receive: (request: Partial<ParsedAddition> = {}, id = additionId) =>
      receiveAddition(validAdditionRequest({ ...request, submissionId: id }), ports),
  };
}

test('an addition is stored under the reference of the case, cleaned', async () => {
  const { store, receive } = await start();

  const outcome = await receive({ note: '  Zie\u0000 bijlage \n' });

  expect(outcome).toMatchObject({ ok: true, value: { isRepeat: false } });
  expect(await readLaterRecords(store, submissionId)).toMatchObject([
    { kind: 'addition', number: 1, additionId, reference: 'K7QM-3TXB', note: 'Zie bijlage' },
  ]);
});

test('a document is stored with the kind that the client chose, and the note as it was written', async () => {
  const { store, receive } = await start();

  await receive({ note: 'Contract: zie bijlage', documents: [{ ...pdfDocument('scan.pdf'), kind: 'reminder' }] });

  expect(await readLaterRecords(store, submissionId)).toMatchObject([
    { note: 'Contract: zie bijlage', documents: [{ name: 'scan.pdf', kind: 'reminder' }] },
  ]);
});

test('a repeated addition gets the first answer; other content under its id is a conflict', async () => {
  const { store, receive } = await start();

  const first = await receive();
  const again = await receive();
  const changed = await receive({ note: 'Iets anders' });

  expect(first.ok && again.ok && again.value).toEqual(first.ok && { ...first.value, isRepeat: true });
  expect(changed).toMatchObject({ ok: false, refusal: { code: 'submission_conflict' } });
  expect(await readLaterRecords(store, submissionId)).toHaveLength(1);
});

const erased = caseKeyOf({ ...storedIntake(), submissionId: '44444444-4444-4444-8444-444444444444' }, caseKeys);

test.each([
  ['that is none', '', 'link_invalid'],
  ['that another signed', caseKeyOf(storedIntake(), ['sleutel van een ander']), 'link_invalid'],
  ['whose time is over', caseKeyOf({ submissionId, receivedAt: '2026-01-31T13:05:00.000Z' }, caseKeys), 'link_expired'],
  ['to an erased case', erased, 'link_revoked'],
  ['to a message', caseKeyOf({ ...storedContact(), submissionId: otherSubmissionId }, caseKeys), 'link_revoked'],
] as const)('a link %s adds nothing', async (_case, caseKey, code) => {
  const { added, receive } = await start();

  expect(await receive({ caseKey })).toMatchObject({ ok: false, refusal: { code } });
  expect(apiErrors[code].status).toBe(410);
  expect(added()).toEqual([]);
});

test('a forged link reads nothing from the store', async () => {
  const { store, receive } = await start();
  const read: string[] = [];
  store.hook = (_moment, _operation, key) => void read.push(key);

  await receive({ caseKey: caseKeyOf(storedIntake(), ['sleutel van een ander']) });

  expect(read).toEqual([]);
});

const program = { name: 'virus.exe', bytes: new Uint8Array([77, 90]) } as const;
const notUploaded = { name: 'groot.pdf', size: 9, sha256: 'a'.repeat(64) } as const;

test.each<[string, Partial<ParsedAddition>, string, string]>([
  ['nothing', { note: ' ', documents: [] }, 'invalid_fields', 'nothing_added'],
  ['a note that is too long', { note: 'a'.repeat(fieldLimits.text + 1) }, 'invalid_fields', 'too_long'],
  ['a file that is no document', { documents: [program] }, 'document_refused', 'type_not_accepted'],
  ['a document twice', { documents: [pdfDocument(), pdfDocument()] }, 'document_refused', 'duplicate'],
  ['the receipt of a document that was not uploaded', { documents: [notUploaded] }, 'document_refused', 'not_uploaded'],
])('%s is refused and stores nothing', async (_case, request, code, problem) => {
  const { added, receive } = await start();

  const field = code === 'invalid_fields' ? 'note' : 'documents';
  expect(await receive(request)).toMatchObject({
    ok: false,
    refusal: { code, fields: [{ field, code: problem }] },
  });
  expect(added()).toEqual([]);
});

test('a note alone, or a document alone, is an addition', async () => {
  const { receive } = await start();

  expect(await receive({ documents: [] })).toMatchObject({ ok: true });
  expect(await receive({ note: '' }, '55555555-5555-4555-8555-555555555555')).toMatchObject({ ok: true });
});

test('a document uploaded under the addition’s id is copied into the case', async () => {
  const { store, receive } = await start();
  const { bytes } = pdfDocument('groot.pdf', 'Groot');
  const sha256 = sha256Of(bytes);
  await store.write(storageKeys.upload({ folder: additionId, sha256 }), {
    bytes,
    contentType: 'application/pdf',
  });

  const receipt = { name: 'groot.pdf', size: bytes.length, sha256 } as const;
  expect(await receive({ documents: [receipt] })).toMatchObject({ ok: true });

  expect(store.keysUnder('documents/')).toEqual([storageKeys.document({ submissionId, sha256 })]);
});
