import { mailLimits } from '@incasso/contract/limits';
import type { MailAttachment, MailMessage } from '../../mail/Mailer';
import type { ScanVerdict } from '../../malware-scan/MalwareScan';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';
import type { AdditionRecord } from '../../submissions/AdditionRecord';
import type { ChangeRecord } from '../../submissions/ChangeRecord';
import type { CaseHistory } from '../../submissions/CaseHistory';
import type { AnyRecord } from '../../submissions/readRecords';
import type { ContactRecord, IntakeRecord } from '../../submissions/SubmissionRecord';
import { caseFiles, type CaseFilePorts } from './caseFiles';
import type { DeliveredDocument } from './DeliveredDocument';
import { staffAdditionMail } from './mails/staffAdditionMail';
import { staffChangeMail } from './mails/staffChangeMail';
import { staffContactMail } from './mails/staffContactMail';
import { staffIntakeMail } from './mails/staffIntakeMail';
import { planDocuments, type PlanPorts } from './planDocuments';

/** What a mail tells of: a message, a case, or what came to a case. */
export type Told =
  | { readonly record: ContactRecord; readonly history?: undefined }
  | {
      readonly record: IntakeRecord | ChangeRecord | AdditionRecord;
      /** The case as it is: of a case that is told itself, as it came in. */
      readonly history: CaseHistory;
    };

export type StaffMailFacts = Told & {
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
  { verdicts, isAddressTaken, ...told }: StaffMailFacts,
  { store, linkTo, now, ...ports }: StaffMailPorts,
): Promise<MailMessage> {
  if (told.history === undefined) return staffContactMail(told.record, { isAddressTaken });
  const { record, history } = told;
  const { json, overview } = await caseFiles(history, ports);
  const ownFiles = overview === undefined ? [json] : [overview, json];
  const ownBytes = ownFiles.reduce((total, { bytes }) => total + bytes.length, 0);
  const room = mailLimits.maxAttachedBytes - ownBytes;
  const documents = planDocuments(record, verdicts, { linkTo, now: now(), room });
  const attached = await Promise.all(
    documents.flatMap((delivered) => (delivered.kind === 'attached' ? [attach(store, record, delivered)] : [])),
  );
  const options = { isAddressTaken, hasOverview: overview !== undefined };
  const mail = mailOn({ record, history }, documents, options);
  return { attachments: [...attached, ...ownFiles], ...mail };
}

function mailOn(
  { record, history }: Extract<Told, { history: CaseHistory }>,
  documents: readonly DeliveredDocument[],
  options: { readonly isAddressTaken: boolean; readonly hasOverview: boolean },
): Omit<MailMessage, 'attachments'> {
  switch (record.kind) {
    case 'intake':
      return staffIntakeMail(record, documents, options);
    case 'change':
      return staffChangeMail({ change: record, history }, documents, options);
    case 'addition':
      return staffAdditionMail({ addition: record, history }, documents, options);
  }
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
