import { mailLimits } from '@incasso/contract/limits';
import type { CaseFile } from '../../case-file/CaseFile';
import { caseFileJson, composeCaseFile } from '../../case-file/composeCaseFile';
import type { MailAttachment } from '../../mail/Mailer';
import type { ScanVerdict } from '../../malware-scan/MalwareScan';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';
import { fileName } from '../../submissions/fileNames';
import type { DeliveredDocument } from './DeliveredDocument';
import type { MailedRecord } from './mailsOn';
import { planDocuments, type PlanPorts } from './planDocuments';

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
};

/** The attachments of the staff's mail on a case: documents, as far as they fit, the overview and `case.json`. */
export async function caseAttachments(
  { record, history }: Extract<MailedRecord, { history: object }>,
  verdicts: readonly ScanVerdict[],
  ports: AttachmentPorts,
): Promise<CaseAttachments> {
  const { store, linkTo, now } = ports;
  const named = (name: string) => fileName(history.first, 'Dossier', name);
  const file = composeCaseFile(history);
  const json = {
    name: named('case.json'),
    mediaType: 'application/json',
    bytes: new TextEncoder().encode(caseFileJson(file)),
  };
  const overview = await overviewOf(file, ports);
  const ownFiles =
    overview === undefined
      ? [json]
      : [{ name: named('overzicht.pdf'), mediaType: 'application/pdf', bytes: overview }, json];
  const ownBytes = ownFiles.reduce((total, { bytes }) => total + bytes.length, 0);
  const room = mailLimits.maxAttachedBytes - ownBytes;
  const documents = planDocuments(record, verdicts, { linkTo, now: now(), room });
  const attached = await Promise.all(
    documents.flatMap((delivered) => (delivered.kind === 'attached' ? [attach(store, record, delivered)] : [])),
  );
  return { attachments: [...attached, ...ownFiles], documents, hasOverview: overview !== undefined };
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
