import { mailLimits } from '@incasso/contract/limits';
import type { MailAttachment, MailMessage } from '../../mail/Mailer';
import type { ScanVerdict } from '../../malware-scan/MalwareScan';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';
import type { AnyRecord } from '../../submissions/readAdditions';
import type { SubmissionRecord } from '../../submissions/SubmissionRecord';
import { caseFiles, type CaseFilePorts } from './caseFiles';
import type { DeliveredDocument } from './DeliveredDocument';
import { staffAdditionMail } from './mails/staffAdditionMail';
import { staffContactMail } from './mails/staffContactMail';
import { staffIntakeMail } from './mails/staffIntakeMail';
import { planDocuments, type PlanPorts } from './planDocuments';

export type StaffMailFacts = {
  /** What the mail tells of. */
  readonly record: AnyRecord;
  /** The submission itself, or of an addition the case. */
  readonly submission: SubmissionRecord;
  /** On its documents, in their order. */
  readonly verdicts: readonly ScanVerdict[];
  /** Whether the mail service takes a mail with the visitor's address in its head. */
  readonly isAddressTaken: boolean;
};

export type StaffMailPorts = CaseFilePorts &
  Pick<PlanPorts, 'linkTo'> & { readonly store: ObjectStore; readonly now: () => Date };

/**
 * The mail by which the staff learns of a submission, or of an addition to one, with all that goes along. Its
 * recipients are the caller's.
 */
export async function mailToStaff(
  { record, submission, verdicts, isAddressTaken }: StaffMailFacts,
  { store, linkTo, now, ...ports }: StaffMailPorts,
): Promise<MailMessage> {
  if (record.kind === 'contact') return staffContactMail(record, { isAddressTaken });
  const { json, overview } = record.kind === 'intake' ? await caseFiles(record, ports) : {};
  const hasOverview = overview !== undefined;
  const ownFiles = [overview, json].filter((file) => file !== undefined);
  const ownBytes = ownFiles.reduce((total, { bytes }) => total + bytes.length, 0);
  const room = mailLimits.maxAttachedBytes - ownBytes;
  const documents = planDocuments(record, verdicts, { linkTo, now: now(), room });
  const attached = await Promise.all(
    documents.flatMap((delivered) => (delivered.kind === 'attached' ? [attach(store, record, delivered)] : [])),
  );
  const mail =
    record.kind === 'intake'
      ? staffIntakeMail(record, documents, { isAddressTaken, hasOverview })
      : staffAdditionMail({ addition: record, submission }, documents, { isAddressTaken });
  return { attachments: [...attached, ...ownFiles], ...mail };
}

async function attach(
  store: ObjectStore,
  { submissionId }: Pick<AnyRecord, 'submissionId'>,
  { document, attachmentName }: Extract<DeliveredDocument, { kind: 'attached' }>,
): Promise<MailAttachment> {
  const stored = await store.read(storageKeys.document({ submissionId, sha256: document.sha256 }));
  if (stored === undefined) throw new Error('a document of a stored submission is missing');
  return { name: attachmentName, mediaType: document.mediaType, bytes: stored.bytes };
}
