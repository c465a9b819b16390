import { storeCaseFile } from '../../case-file/storeCaseFile';
import type { Mailer, MailRejected } from '../../mail/Mailer';
import type { MalwareScan, ScanVerdict } from '../../malware-scan/MalwareScan';
import { asFirstReceived, readCaseHistory } from '../../submissions/CaseHistory';
import type { DueKind } from '../../submissions/OutboxEntry';
import { readRecord, type AnyRecord } from '../../submissions/readRecords';
import type { SubmissionRecord } from '../../submissions/SubmissionRecord';
import { leaseEntry, readOutboxEntry, type OutboxPorts } from './leaseEntry';
import { caseAttachments, type AttachmentPorts, type CaseAttachments } from './caseAttachments';
import { mailsOn, type RecordMails, type MailedRecord } from './mailsOn';
import { visitorMail } from './mails/visitorMail';
import { visitorOf } from './mails/replyTo';

export type DeliveryPorts = OutboxPorts &
  AttachmentPorts & {
    readonly mailer: Mailer;
    readonly staff: readonly string[];
    readonly scan: MalwareScan;
    /** How long the staff's mail waits for the scan. */
    readonly scanWaitMs: number;
    /** Largest age of a case, in days, at which its file is still stored. */
    readonly caseFileDays: number;
    /** The link by which its client adds to a case. */
    readonly linkToCase: (submission: Pick<SubmissionRecord, 'submissionId' | 'receivedAt'>) => string;
    /** Called for a confirmation that will never be sent. */
    readonly onConfirmationGivenUp: (submissionId: string, refusal: MailRejected) => void;
  };

/** How an attempt to deliver ended. It throws when a mail could not be sent. */
export type DeliveryOutcome =
  | 'delivered'
  /** All mails had been sent before. */
  | 'nothing_due'
  /** The submission does not exist, or not yet. */
  | 'no_record'
  /** Another process is sending now. */
  | 'leased'
  | 'waiting_for_scan';

/** Sends the mails that a stored submission is still due, each once. */
export async function deliverMails(submissionId: string, ports: DeliveryPorts): Promise<DeliveryOutcome> {
  const submission = await readRecord(ports.store, submissionId);
  if (submission === undefined) return 'no_record';
  if (submission.kind === 'contact') return deliverRecord({ record: submission }, ports);
  const outcomes = [await settled(deliverRecord({ record: submission, history: asFirstReceived(submission) }, ports))];
  // Mail the case first: a later record that cannot be read must not keep it from the staff.
  const history = await readCaseHistory(ports.store, submission);
  for (const record of history.later) outcomes.push(await settled(deliverRecord({ record, history }, ports)));

  return combined(outcomes);
}

/** Throws the first fault; else the first outcome other than `nothing_due`. */
function combined(outcomes: readonly (DeliveryOutcome | Error)[]): DeliveryOutcome {
  let combination: DeliveryOutcome = 'nothing_due';
  for (const outcome of outcomes) {
    if (outcome instanceof Error) throw outcome;
    if (combination === 'nothing_due') combination = outcome;
  }
  return combination;
}

async function settled(delivery: Promise<DeliveryOutcome>): Promise<DeliveryOutcome | Error> {
  return delivery.catch(asError);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('sending failed', { cause: error });
}

async function deliverRecord(told: MailedRecord, ports: DeliveryPorts): Promise<DeliveryOutcome> {
  const { record } = told;
  const entry = await readOutboxEntry(ports, record);
  if (entry === undefined) return 'nothing_due';

  const mails = mailsOn(told);
  const verdicts = await verdictsOn(mails, record, ports.scan);
  const isWaiting = waitsForScan(record, verdicts, ports);
  const isReady = (kind: DueKind) => kind !== 'staff' || !isWaiting;
  if (entry.value.due.length > 0 && !entry.value.due.some(isReady)) return 'waiting_for_scan';
  const leased = await leaseEntry(ports, entry);
  if (leased === undefined) return 'leased';

  let fault: Error | undefined;
  for (const kind of leased.due.filter(isReady)) {
    try {
      await sendMail[kind]({ ...told, mails, verdicts }, ports);
      await leased.markSent(kind);
    } catch (error) {
      fault = asError(error);
    }
  }
  await leased.release(fault);
  if (fault !== undefined) throw fault;
  if (!isWaiting) return 'delivered';
  // A verdict that came in the meantime found the entry leased. Look again now, or it waits for the next retry.
  if (waitsForScan(record, await verdictsOn(mails, record, ports.scan), ports)) return 'waiting_for_scan';
  return deliverRecord(told, ports);
}

type Delivery = MailedRecord & { readonly mails: RecordMails; readonly verdicts: readonly ScanVerdict[] };

const sendMail: Readonly<Record<DueKind, (delivery: Delivery, ports: DeliveryPorts) => Promise<void>>> = {
  async staff({ mails, verdicts, ...told }, ports) {
    const { store, now, caseFileDays, mailer } = ports;
    const { submissionId, reference } = told.record;
    if (told.history !== undefined) await storeCaseFile(store, told.history, { now: now(), caseFileDays });
    const { documents, attachments, hasOverview } =
      told.history === undefined ? nothingAttached : await caseAttachments(told, verdicts, ports);
    const send = (isAddressTaken: boolean) =>
      mailer.send({
        ...{ to: ports.staff, audience: 'staff', submissionId, reference, attachments },
        ...mails.toStaff(documents, { isAddressTaken, hasOverview }),
      });
    const sent = await send(true);
    if (sent.ok) return;
    // SES refuses the visitor's mistyped address in Reply-To. Send again without it: the staff must get the case.
    const again = await send(false);
    if (!again.ok) throw again.refusal;
  },

  async visitor({ mails: { confirmed }, record, history }, ports) {
    if (confirmed === undefined) return;
    const { submissionId, reference } = record;
    const caseLink = ports.linkToCase(history?.first ?? record);
    const sent = await ports.mailer.send({
      ...{ to: [visitorOf(confirmed).address], audience: 'visitor', submissionId, reference },
      ...visitorMail(confirmed, { caseLink }),
    });
    if (!sent.ok) ports.onConfirmationGivenUp(submissionId, sent.refusal);
  },
};

const nothingAttached: CaseAttachments = { attachments: [], documents: [], hasOverview: false };

function verdictsOn(
  { documents }: RecordMails,
  { submissionId }: AnyRecord,
  scan: MalwareScan,
): Promise<ScanVerdict[]> {
  return Promise.all(documents.map(({ sha256 }) => scan.verdictOn({ submissionId, sha256 })));
}

function waitsForScan(
  { receivedAt }: AnyRecord,
  verdicts: readonly ScanVerdict[],
  { now, scanWaitMs }: DeliveryPorts,
): boolean {
  const ageMs = now().getTime() - new Date(receivedAt).getTime();
  return verdicts.includes('pending') && ageMs < scanWaitMs;
}
