import { mailLimits } from '@incasso/contract/limits';
import type { CaseFile } from '../../case-file/CaseFile';
import { caseFileJson, composeCaseFile } from '../../case-file/composeCaseFile';
import { caseFileName } from '../../case-file/storeCaseFile';
import type { MailAttachment } from '../../mail/Mailer';
import type { ScanVerdict } from '../../malware-scan/MalwareScan';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';
import { fileName } from '../../submissions/fileNames';
import type { DeliveredDocument } from './DeliveredDocument';
import type { LeftOutCaseFile } from './mails/StaffMailOptions';
import type { MailedRecord } from './mailsOn';
import { endOfLinks, planDocuments, type PlanPorts } from './planDocuments';

export type AttachmentPorts = Pick<PlanPorts, 'linkTo'> & {
  readonly store: ObjectStore;
  readonly now: () => Date;
  /** Draws a case as a PDF. */
  readonly writeOverview: (file: CaseFile) => Promise<Uint8Array>;
  /** Called for a case whose overview could not be made; its mail goes without. */
  readonly onOverviewFault: (submissionId: string, fault: unknown) => void;
};

export type CaseAttachments = {
  readonly attachments: readonly MailAttachment[];
  readonly documents: readonly DeliveredDocument[];
  readonly hasOverview: boolean;
  /** `case.json` where it does not fit. */
  readonly leftOut?: LeftOutCaseFile;
};

/** The attachments of the staff's mail on a case, as far as they fit: the overview, `case.json` and documents. */
export async function caseAttachments(
  { record, history }: Extract<MailedRecord, { history: object }>,
  { verdicts, isStored }: { readonly verdicts: readonly ScanVerdict[]; readonly isStored: boolean },
  ports: AttachmentPorts,
): Promise<CaseAttachments> {
  const { store, linkTo, now } = ports;
  const file = composeCaseFile(history);
  const json = {
    name: caseFileName(history),
    mediaType: 'application/json',
    bytes: new TextEncoder().encode(caseFileJson(file)),
  };
  const overview = await overviewOf(file, ports);
  const ownFiles: MailAttachment[] = [];
  let room: number = mailLimits.maxAttachedBytes;
  const add = (attachment: MailAttachment) => {
    ownFiles.push(attachment);
    room -= attachment.bytes.length;
  };
  if (overview !== undefined) {
    add({ name: fileName(history.first, 'Dossier', 'overzicht.pdf'), mediaType: 'application/pdf', bytes: overview });
  }
  const isAttached = json.bytes.length <= room;
  if (isAttached) add(json);
  const documents = planDocuments(record, verdicts, { linkTo, now: now(), room });
  const attached = await Promise.all(
    documents.flatMap((delivered) => (delivered.kind === 'attached' ? [attach(store, record, delivered)] : [])),
  );
  const link = { submissionId: record.submissionId, caseFile: history.later.length, expiresAt: endOfLinks(now()) };
  return {
    attachments: [...attached, ...ownFiles],
    documents,
    hasOverview: overview !== undefined,
    ...(!isAttached && { leftOut: { size: json.bytes.length, ...(isStored && { url: linkTo(link) }) } }),
  };
}

async function overviewOf(file: CaseFile, { writeOverview, onOverviewFault }: AttachmentPorts) {
  try {
    return await writeOverview(file);
  } catch (fault) {
    onOverviewFault(file.submissionId, fault);
    return undefined;
  }
}

async function attach(
  store: ObjectStore,
  { submissionId }: { readonly submissionId: string },
  { document, attachmentName }: Extract<DeliveredDocument, { kind: 'attached' }>,
): Promise<MailAttachment> {
  const stored = await store.read(storageKeys.document({ submissionId, sha256: document.sha256 }));
  if (stored === undefined) throw new Error('a document of a stored submission is missing');
  return { name: attachmentName, mediaType: document.mediaType, bytes: stored.bytes };
}
