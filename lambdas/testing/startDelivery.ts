import type { DeliveryPorts } from '../src/functions/notify-staff/DeliveryPorts';
import { hashOfInbox } from '../src/functions/notify-staff/confirmations/limitOn';
import { composeMail } from '../src/mail/composeMail';
import { chooseMalwareScan } from '../src/malware-scan/chooseMalwareScan';
import { sha256Of } from '../src/submissions/digestOf';
import { storeRecord } from '../src/submissions/storeRecord';
import type { StoredDocument, SubmissionRecord } from '../src/submissions/SubmissionRecord';
import { keepingMailer, now, pdfDocument, plainCaseFiles, storedIntake } from './fixtures';
import { MemoryStore } from './MemoryStore';

export const staff = ['dossiers@kantoor.example'];
export const { bytes } = pdfDocument();
export const factuur: StoredDocument = {
  kind: 'invoice',
  name: 'factuur.pdf',
  size: bytes.length,
  sha256: sha256Of(bytes),
  mediaType: 'application/pdf',
};
export const intake = storedIntake({ documents: [factuur] });
export const sampleCaseFileName = 'K7QM-3TXB - Aanvraag - case.json';
export const overviewName = 'K7QM-3TXB - Aanvraag - overzicht.pdf';

/** A submission that was just stored, and all ports to deliver it. */
export async function startDelivery(submission: SubmissionRecord = intake, changes: Partial<DeliveryPorts> = {}) {
  const store = new MemoryStore();
  await storeRecord(store, {
    record: submission,
    documents: submission.kind === 'intake' ? [{ ...factuur, bytes }] : [],
  });
  const mailer = keepingMailer();
  const givenUp: string[] = [];
  const ports = deliveryPorts(store, { mailer, onConfirmationGivenUp: (id) => givenUp.push(id), ...changes });
  return { store, mailer, ports, givenUp };
}

/** All ports of a delivery besides its submission, without a scan. */
export function deliveryPorts(store: MemoryStore, changes: Partial<DeliveryPorts> = {}): DeliveryPorts {
  return {
    store,
    now: () => now,
    retryAfterMs: 10 * 60_000,
    mailer: keepingMailer(),
    sizeOfMail: async (mail) =>
      (await composeMail(mail, { name: 'Kantoor', address: 'kantoor@kantoor.example' })).length,
    staff,
    scan: chooseMalwareScan('none', store),
    scanWaitMs: 30 * 60_000,
    ...plainCaseFiles,
    linkTo: ({ sha256 = 'case' }) => `https://www.kantoor.example/api/documents/${sha256}`,
    siteOrigin: undefined,
    hashOfInbox: (address) => hashOfInbox(address, 'sleutel van bevestigingen'),
    onMailFault: () => undefined,
    onGivenUp: () => undefined,
    onConfirmationGivenUp: () => undefined,
    ...changes,
  };
}
