import {
  now,
  otherSubmissionId,
  storedAddition,
  storedContact,
  storedDocument,
  storedIntake,
  submissionId,
} from '../../../testing/fixtures';
import { MemoryStore } from '../../../testing/MemoryStore';
import { signDocumentLink, type LinkedFile } from '../../staff-links/documentToken';
import { chooseMalwareScan } from '../../malware-scan/chooseMalwareScan';
import { folderOf, storageKeys } from '../../storage/storageKeys';
import { storeRecord } from '../../submissions/storeRecord';
import { findDocument, type DocumentPorts } from './findDocument';

const keys = ['sleutel van nu', 'sleutel van toen'];
const sha256 = 'ab'.repeat(32);
const factuur = storedDocument('factuur één.pdf', { size: 5, sha256 });
const expiresAt = new Date(now.getTime() + 60_000);
const linkTo = (changes: Partial<LinkedFile> = {}, key = 'sleutel van nu') =>
  signDocumentLink({ submissionId, sha256, expiresAt, ...changes }, key);
const token = linkTo({}, 'sleutel van toen');

async function start() {
  const store = new MemoryStore();
  await store.write(storageKeys.upload({ folder: submissionId, sha256 }), {
    bytes: '%PDF-',
    contentType: 'application/pdf',
  });
  await storeRecord(store, { record: storedIntake({ documents: [factuur] }), documents: [factuur] });
  const ports: DocumentPorts = {
    store,
    scan: chooseMalwareScan('none', store),
    keys,
    now: () => now,
  };
  return { store, ports };
}

test('a link opens its document, which is stored under its hash', async () => {
  const { ports } = await start();

  expect(await findDocument(token, ports)).toEqual({
    ok: true,
    value: {
      reference: 'K7QM-3TXB',
      sort: 'Ander document',
      name: 'factuur één.pdf',
      size: 5,
      key: `documents/${submissionId}/${sha256}`,
    },
  });
});

test('a link opens a document of an addition, and only by the ids of both', async () => {
  const { store, ports } = await start();
  const added = { ...factuur, sha256: 'ef'.repeat(32) };
  const { submissionId: ofAddition, caseId } = storedAddition();
  const key = storageKeys.document({ ...storedAddition(), sha256: added.sha256 });
  await store.write(storageKeys.upload({ folder: folderOf(storedAddition()), sha256: added.sha256 }), {
    ...{ bytes: '%PDF-', contentType: 'application/pdf' },
  });
  await storeRecord(store, { record: storedAddition({ documents: [added] }), documents: [added] });
  const linked = { submissionId: ofAddition, sha256: added.sha256 };

  expect(await findDocument(linkTo({ ...linked, caseId }), ports)).toMatchObject({
    ok: true,
    value: { reference: 'K7QM-3TXB', key },
  });
  expect(await findDocument(linkTo(linked), ports)).toMatchObject({ refusal: { reason: 'erased' } });
  expect(await findDocument(linkTo({ sha256: added.sha256 }), ports)).toMatchObject({ refusal: { reason: 'erased' } });
});

test.each([
  ['that is none', 'x', 'token'],
  ['whose time is over', linkTo({ expiresAt: now }), 'token'],
  ['that a withdrawn key signed', linkTo({}, 'oude sleutel'), 'token'],
  ['to an erased submission', linkTo({ submissionId: otherSubmissionId }), 'erased'],
  ['to a document that is not of the submission', linkTo({ sha256: 'cd'.repeat(32) }), 'erased'],
])('a link %s is invalid', async (_case, deadToken, reason) => {
  const { ports } = await start();

  expect(await findDocument(deadToken, ports)).toMatchObject({ ok: false, refusal: { code: 'link_expired', reason } });
});

test('a link opens a case file, also while documents are scanned, and is invalid once the file is gone', async () => {
  const { store, ports } = await start();
  const caseFileToken = signDocumentLink({ submissionId, expiresAt }, 'sleutel van nu');
  const scanned = { ...ports, scan: chooseMalwareScan('guardduty', store) };
  const key = storageKeys.caseFile(submissionId);
  expect(await findDocument(caseFileToken, scanned)).toMatchObject({ refusal: { reason: 'erased' } });

  await store.write(key, { bytes: '{}', contentType: 'application/json' });

  expect(await findDocument(caseFileToken, scanned)).toEqual({
    ok: true,
    value: { reference: 'K7QM-3TXB', sort: 'Gegevens van de aanvraag', name: 'case.json', size: 2, key },
  });
});

test('a contact message has no documents to open', async () => {
  const { store, ports } = await start();
  await store.remove(storageKeys.record({ submissionId }));
  await storeRecord(store, { record: storedContact(), documents: [] });

  expect(await findDocument(token, ports)).toMatchObject({ refusal: { reason: 'erased' } });
});

test('with a malware scan, the link opens once the document is clean', async () => {
  const { store, ports } = await start();
  const scanned = { ...ports, scan: chooseMalwareScan('guardduty', store) };
  const verdict = (status: string) =>
    store.tag(storageKeys.document({ submissionId, sha256 }), { GuardDutyMalwareScanStatus: status });

  expect(await findDocument(token, scanned)).toMatchObject({ refusal: { reason: 'pending' } });
  verdict('THREATS_FOUND');
  expect(await findDocument(token, scanned)).toMatchObject({ refusal: { reason: 'infected' } });
  verdict('NO_THREATS_FOUND');
  expect(await findDocument(token, scanned)).toMatchObject({ ok: true });
});
