import {
  now,
  otherSubmissionId,
  newAddition,
  storedChange,
  storedContact,
  storedDocument,
  storedIntake,
  submissionId,
} from '../../../testing/fixtures';
import { MemoryStore } from '../../../testing/MemoryStore';
import { signDocumentLink } from '../../staff-links/documentToken';
import { chooseMalwareScan } from '../../malware-scan/chooseMalwareScan';
import { jsonBody } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import { appendRecord } from '../../submissions/appendRecord';
import { findDocument, type DocumentPorts } from './findDocument';

const keys = ['sleutel van nu', 'sleutel van toen'];
const sha256 = 'ab'.repeat(32);
const factuur = storedDocument('factuur één.pdf', { size: 5, sha256 });
const expiresAt = new Date(now.getTime() + 60_000);
const token = signDocumentLink({ submissionId, sha256, expiresAt }, 'sleutel van toen');

async function start() {
  const store = new MemoryStore();
  await store.write(storageKeys.upload({ submissionId, sha256 }), { bytes: '%PDF-', contentType: 'application/pdf' });
  await appendRecord(store, { record: storedIntake({ documents: [factuur] }), documents: [factuur] });
  const ports: DocumentPorts = {
    store,
    scan: chooseMalwareScan('none', store),
    keys,
    now: () => now,
  };
  return { store, ports };
}

test('a link leads to its document, which is stored under its hash', async () => {
  const { ports } = await start();

  expect(await findDocument(token, ports)).toEqual({
    ok: true,
    value: {
      reference: 'K7QM-3TXB',
      kind: 'invoice',
      name: 'factuur één.pdf',
      size: 5,
      key: `documents/${submissionId}/${sha256}`,
    },
  });
});

test('a link leads to a document that was added to the case later', async () => {
  const { store, ports } = await start();
  const added = { ...factuur, sha256: 'ef'.repeat(32) };
  const addition = newAddition({ documents: [added] });
  await appendRecord(store, { record: addition, documents: [] });

  const link = signDocumentLink({ submissionId, sha256: added.sha256, expiresAt }, 'sleutel van nu');

  expect(await findDocument(link, ports)).toMatchObject({
    ok: true,
    value: { reference: 'K7QM-3TXB', key: `documents/${submissionId}/${added.sha256}` },
  });
});

test('a link leads to a document of a changed version, and still to one that the change removed', async () => {
  const { store, ports } = await start();
  const changed = { ...factuur, sha256: 'ef'.repeat(32) };
  const change = storedChange({ documents: [changed] });
  await store.write(storageKeys.laterRecord(change), jsonBody(change));

  const link = signDocumentLink({ submissionId, sha256: changed.sha256, expiresAt }, 'sleutel van nu');

  expect(await findDocument(link, ports)).toMatchObject({
    ok: true,
    value: { reference: 'K7QM-3TXB', key: `documents/${submissionId}/${changed.sha256}` },
  });
  expect(await findDocument(token, ports)).toMatchObject({ ok: true, value: { name: 'factuur één.pdf' } });
});

test.each([
  ['that is none', 'x', 'token'],
  ['whose time is over', signDocumentLink({ submissionId, sha256, expiresAt: now }, 'sleutel van nu'), 'token'],
  ['that a withdrawn key signed', signDocumentLink({ submissionId, sha256, expiresAt }, 'oude sleutel'), 'token'],
  [
    'to an erased submission',
    signDocumentLink({ submissionId: otherSubmissionId, sha256, expiresAt }, 'sleutel van nu'),
    'erased',
  ],
  [
    'to a document that is not of the submission',
    signDocumentLink({ submissionId, sha256: 'cd'.repeat(32), expiresAt }, 'sleutel van nu'),
    'erased',
  ],
])('a link %s is dead', async (_case, deadToken, reason) => {
  const { ports } = await start();

  expect(await findDocument(deadToken, ports)).toMatchObject({ ok: false, refusal: { code: 'link_expired', reason } });
});

test('a contact message has no documents to open', async () => {
  const { store, ports } = await start();
  await store.remove(storageKeys.record(submissionId));
  await appendRecord(store, { record: storedContact(), documents: [] });

  expect(await findDocument(token, ports)).toMatchObject({ refusal: { reason: 'erased' } });
});

test('where documents are scanned, the link opens when the scan has found it clean', async () => {
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
