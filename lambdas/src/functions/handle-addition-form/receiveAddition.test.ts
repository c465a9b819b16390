import { apiErrors } from '@incasso/contract/errors';
import { fieldLimits } from '@incasso/contract/limits';
import {
  additionId,
  now,
  otherSubmissionId,
  pdfDocument,
  storedAddition,
  storedContact,
  storedIntake,
  submissionId,
  validAdditionRequest,
} from '../../../testing/fixtures';
import { memoryPorts } from '../../../testing/memoryPorts';
import { MemoryStore } from '../../../testing/MemoryStore';
import { storageKeys } from '../../storage/storageKeys';
import { sha256Of } from '../../submissions/digestOf';
import { uploadKey } from '../../submissions/storeDocuments';
import { storeRecord } from '../../submissions/storeRecord';
import type { ParsedAddition } from './parseAdditionRequest';
import { receiveAddition } from './receiveAddition';

async function start() {
  const store = new MemoryStore();
  await storeRecord(store, { record: storedIntake(), documents: [] });
  await storeRecord(store, { record: storedContact({ submissionId: otherSubmissionId }), documents: [] });
  const stored = store.keys;
  return {
    store,
    /** Keys stored since the start. */
    added: () => store.keys.filter((key) => !stored.includes(key)),
    receive: (request: Partial<ParsedAddition> = {}, time = now) =>
      receiveAddition(
        validAdditionRequest(request),
        memoryPorts({ store, now: () => time, newReference: () => 'ZZZZ-ZZZZ' }),
      ),
  };
}

const recordKey = storageKeys.record(storedAddition());

test('an addition is stored below its case, under its reference, cleaned', async () => {
  const { store, receive } = await start();

  const outcome = await receive({ note: '  Zie\u0000 bijlage \n' });

  expect(outcome).toMatchObject({ ok: true, value: { isRepeat: false } });
  expect(recordKey).toBe(`submissions/${submissionId}/${additionId}.json`);
  expect(store.json(recordKey)).toMatchObject({
    ...{ kind: 'addition', submissionId: additionId, caseId: submissionId },
    ...{ reference: 'K7QM-3TXB', note: 'Zie bijlage' },
  });
});

test('a document is stored with the kind that the client chose, and the note as it was written', async () => {
  const { store, receive } = await start();

  await receive({ note: 'Contract: zie bijlage', documents: [{ ...pdfDocument('scan.pdf'), kind: 'reminder' }] });

  expect(store.json(recordKey)).toMatchObject({
    note: 'Contract: zie bijlage',
    documents: [{ name: 'scan.pdf', kind: 'reminder' }],
  });
});

test('a repeated addition gets the first answer; other content under its id is a conflict', async () => {
  const { store, receive } = await start();

  const first = await receive();
  const again = await receive();
  const changed = await receive({ note: 'Iets anders' });

  expect(first.ok && again.ok && again.value).toEqual(first.ok && { ...first.value, isRepeat: true });
  expect(changed).toMatchObject({ ok: false, refusal: { code: 'submission_conflict' } });
  expect(changed).not.toHaveProperty('refusal.arrived');
  expect(store.keysUnder(`submissions/${submissionId}/`)).toEqual([recordKey]);
});

test('an addition may come until the end of the link’s last day, in Belgium', async () => {
  const { added, receive } = await start();

  expect(await receive({}, new Date('2026-04-01T22:00:00Z'))).toMatchObject({ refusal: { code: 'link_expired' } });
  expect(added()).toEqual([]);
  expect(await receive({}, new Date('2026-04-01T21:59:59Z'))).toMatchObject({ ok: true });
});

test.each([
  ['a case that does not exist', '44444444-4444-4444-8444-444444444444', 'link_revoked'],
  ['a message', otherSubmissionId, 'link_revoked'],
] as const)('a link to %s adds nothing', async (_case, caseId, code) => {
  const { added, receive } = await start();

  expect(await receive({ caseId })).toMatchObject({ ok: false, refusal: { code } });
  expect(apiErrors[code].status).toBe(410);
  expect(added()).toEqual([]);
});

test('a link to an erased case adds nothing, also while its record is still there', async () => {
  const { store, added, receive } = await start();
  await store.write(storageKeys.tombstone({ submissionId }), { bytes: '', contentType: 'text/plain' });

  expect(await receive()).toMatchObject({ ok: false, refusal: { code: 'link_revoked' } });
  expect(added()).toEqual([storageKeys.tombstone({ submissionId })]);
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
  const submissionId = '55555555-5555-4555-8555-555555555555';
  expect(await receive({ submissionId, note: '' })).toMatchObject({ ok: true });
});

test('a document uploaded for the addition is copied beside its record', async () => {
  const { store, receive } = await start();
  const { bytes } = pdfDocument('groot.pdf', 'Groot');
  const sha256 = sha256Of(bytes);
  await store.write(uploadKey(storedAddition(), sha256), { bytes, contentType: 'application/pdf' });

  const receipt = { name: 'groot.pdf', size: bytes.length, sha256 } as const;
  expect(await receive({ documents: [receipt] })).toMatchObject({ ok: true });

  expect(store.keysUnder('documents/')).toEqual([`documents/${submissionId}/${additionId}/${sha256}`]);
});
