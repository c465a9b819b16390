import { mailLimits } from '@incasso/contract/limits';
import { caseFileJson, composeCaseFile } from '../../case-file/composeCaseFile';
import { debtsCsv } from '../../case-file/debtsCsv';
import { caseFileName } from '../../case-file/storeCaseFile';
import { type MailAttachment, sizeInMail } from '../../mail/Mailer';
import type { ScanVerdict } from '../../malware-scan/MalwareScan';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';
import { fileName, fileNamesOf } from '../../submissions/fileNames';
import type { AdditionRecord, IntakeRecord } from '../../submissions/SubmissionRecord';
import type { DeliveredDocument } from './mails/documentSection';
import type { MailedCase } from './mails/mailedCase';
import type { LeftOutCaseFile } from './mails/StaffMailOptions';
import { endOfLinks, planDocuments, type PlanPorts } from './planDocuments';

export type AttachmentPorts = Pick<PlanPorts, 'linkTo'> & {
  readonly store: ObjectStore;
  readonly now: () => Date;
  /** Renders a case, or an addition to a case, as a PDF. */
  readonly writeOverview: (mailed: MailedCase) => Promise<Uint8Array>;
  /** Called when a case's overview could not be rendered; the staff's mail is sent without it. */
  readonly onOverviewFault: (submissionId: string, fault: unknown) => void;
};

export type CaseAttachments = {
  readonly attachments: readonly MailAttachment[];
  readonly documents: readonly DeliveredDocument[];
  readonly hasOverview: boolean;
  /** `case.json` when it does not fit. */
  readonly leftOut?: LeftOutCaseFile | undefined;
};

type Terms = {
  readonly verdicts: readonly ScanVerdict[];
  /** Whether `case.json` is stored, so that the mail can link to it. */
  readonly isStored: boolean;
  /** The size of the whole mail with these attachments. */
  readonly sizeOf: (files: CaseAttachments) => Promise<number>;
};

/**
 * The attachments of the staff's mail on a case or an addition, as far as they fit beside its text: the overview, the
 * table of debts, of a case `case.json`, and the documents. The mail links to the rest. An addition without e-invoices
 * has no more than its mail says, and gets no overview.
 */
export async function caseAttachments(
  mailed: MailedCase,
  { verdicts, isStored, sizeOf }: Terms,
  ports: AttachmentPorts,
): Promise<CaseAttachments> {
  const { record } = mailed;
  const { store, linkTo, now } = ports;
  const hasOverview = record.kind === 'intake' || record.invoices.length > 0;
  const overview = hasOverview ? await overviewOf(mailed, ports) : [];
  const debts = debtsFileOf(mailed);
  const caseFile = record.kind === 'intake' ? [caseFileOf(record)] : [];
  const link = { submissionId: record.submissionId, expiresAt: endOfLinks(now()) };
  const leftOut = caseFile.map(({ bytes }) => ({ size: bytes.length, ...(isStored && { url: linkTo(link) }) }))[0];
  const plan = (room: number) => planDocuments(record, verdicts, { linkTo, now: now(), room });

  // The longest possible mail: links to everything, and also has the table and each file's attachment headers.
  const heads = [...overview, ...caseFile, ...headsOf(record)].map((attachment) => ({ ...attachment, bytes: nothing }));
  const longest = { attachments: [...debts, ...heads], documents: plan(0), hasOverview: overview.length > 0, leftOut };
  let room = mailLimits.maxBytes - (await sizeOf(longest));
  const takesRoom = ({ bytes }: MailAttachment) => {
    const size = sizeInMail(bytes.length);
    if (size > room) return false;
    room -= size;
    return true;
  };
  const ownFiles = [...overview, ...caseFile].filter(takesRoom);
  const documents = plan(room);
  const attached = await Promise.all(
    documents.flatMap((delivered) => (delivered.kind === 'attached' ? [attach(store, record, delivered)] : [])),
  );
  return {
    attachments: [...attached, ...debts, ...ownFiles],
    documents,
    hasOverview: overview.some((each) => ownFiles.includes(each)),
    leftOut: caseFile.every((each) => ownFiles.includes(each)) ? undefined : leftOut,
  };
}

const nothing = new Uint8Array();

function headsOf(record: IntakeRecord | AdditionRecord): MailAttachment[] {
  const names = fileNamesOf(record);
  return record.documents.map(({ name, mediaType }, index) => ({
    name: names[index] ?? name,
    mediaType,
    bytes: nothing,
  }));
}

function caseFileOf(record: IntakeRecord): MailAttachment {
  const bytes = new TextEncoder().encode(caseFileJson(composeCaseFile(record)));
  return { name: caseFileName(record), mediaType: 'application/json', bytes };
}

function debtsFileOf({ record, ledger }: MailedCase): MailAttachment[] {
  if (ledger.debtors.length === 0) return [];
  const bytes = debtsCsv(ledger);
  return [{ name: fileName(record, 'Aanvraag', 'openstaand.csv'), mediaType: 'text/csv; charset=utf-8', bytes }];
}

/** Empty when it could not be rendered. */
async function overviewOf(
  mailed: MailedCase,
  { writeOverview, onOverviewFault }: AttachmentPorts,
): Promise<MailAttachment[]> {
  try {
    const { record } = mailed;
    const bytes = await writeOverview(mailed);
    return [{ name: fileName(record, 'Aanvraag', 'overzicht.pdf'), mediaType: 'application/pdf', bytes }];
  } catch (fault) {
    onOverviewFault(mailed.record.submissionId, fault);
    return [];
  }
}

async function attach(
  store: ObjectStore,
  record: IntakeRecord | AdditionRecord,
  { document, attachmentName }: Extract<DeliveredDocument, { kind: 'attached' }>,
): Promise<MailAttachment> {
  const stored = await store.read(storageKeys.document({ ...record, sha256: document.sha256 }));
  if (stored === undefined) throw new Error('a document of a stored submission is missing');
  return { name: attachmentName, mediaType: document.mediaType, bytes: stored.bytes };
}
