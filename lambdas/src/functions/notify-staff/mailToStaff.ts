import { mailLimits } from '@incasso/contract/limits';
import type { MailAttachment, MailMessage } from '../../mail/Mailer';
import type { ScanVerdict } from '../../malware-scan/MalwareScan';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';
import type { IntakeRecord, SubmissionRecord } from '../../submissions/SubmissionRecord';
import { caseFiles, type CaseFilePorts } from './caseFiles';
import type { DeliveredDocument } from './DeliveredDocument';
import { staffContactMail } from './mails/staffContactMail';
import { staffIntakeMail } from './mails/staffIntakeMail';
import { planDocuments, type PlanPorts } from './planDocuments';

export type StaffMailFacts = {
  readonly submission: SubmissionRecord;
  /** On its documents, in their order. */
  readonly verdicts: readonly ScanVerdict[];
  /** Whether the mail service takes a mail with the visitor's address in its head. */
  readonly isAddressTaken: boolean;
};

export type StaffMailPorts = CaseFilePorts &
  Pick<PlanPorts, 'linkTo'> & { readonly store: ObjectStore; readonly now: () => Date };

/** The mail by which the staff learns of a submission, with all that goes along. Its recipients are the caller's. */
export async function mailToStaff(
  { submission, verdicts, isAddressTaken }: StaffMailFacts,
  { store, linkTo, now, ...ports }: StaffMailPorts,
): Promise<MailMessage> {
  if (submission.kind === 'contact') return staffContactMail(submission, { isAddressTaken });
  const { json, overview } = await caseFiles(submission, ports);
  const hasOverview = overview !== undefined;
  const ownFiles = [...(hasOverview ? [overview] : []), json];
  const ownBytes = ownFiles.reduce((total, { bytes }) => total + bytes.length, 0);
  const room = mailLimits.maxAttachedBytes - ownBytes;
  const documents = planDocuments(submission, verdicts, { linkTo, now: now(), room });
  const attached = await Promise.all(
    documents.flatMap((delivered) => (delivered.kind === 'attached' ? [attach(store, submission, delivered)] : [])),
  );
  return {
    attachments: [...attached, ...ownFiles],
    ...staffIntakeMail(submission, documents, { isAddressTaken, hasOverview }),
  };
}

async function attach(
  store: ObjectStore,
  { submissionId }: IntakeRecord,
  { document, attachmentName }: Extract<DeliveredDocument, { kind: 'attached' }>,
): Promise<MailAttachment> {
  const stored = await store.read(storageKeys.document({ submissionId, sha256: document.sha256 }));
  if (stored === undefined) throw new Error('a document of a stored submission is missing');
  return { name: attachmentName, mediaType: document.mediaType, bytes: stored.bytes };
}
