import { storeCaseFile } from '../../case-file/storeCaseFile';
import { MailDeferred, type Mail, type Mailer, type MailRejected } from '../../mail/Mailer';
import type { MalwareScan, ScanVerdict } from '../../malware-scan/MalwareScan';
import { asFirstReceived, readCaseHistory } from '../../submissions/CaseHistory';
import { missingInfoOfCase } from '../../submissions/missingInfoOfCase';
import { outboxEntrySchema, type DueKind } from '../../submissions/OutboxEntry';
import { readRecord, type AnyRecord } from '../../submissions/readRecords';
import { readJson } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import { storagePrefixes } from '../../storage/storagePrefixes';
import type { SubmissionRecord } from '../../submissions/SubmissionRecord';
import type { EntryPlace } from './giveUpEntry';
import { leaseEntry, type LeasedEntry, type OutboxPorts } from './leaseEntry';
import { isHeld } from './retryRules';
import { caseAttachments, type AttachmentPorts, type CaseAttachments } from './caseAttachments';
import { holdConfirmation, isOverdue } from './confirmations/heldConfirmations';
import { fitsIntoRate, limitOn, type ConfirmationPorts } from './confirmations/limitOn';
import { mailsOn, type RecordMails, type MailedRecord } from './mailsOn';
import type { ConfirmationLimit } from './mails/StaffMailOptions';
import { staffUnconfirmedMail } from './mails/staffUnconfirmedMail';
import { visitorMail } from './mails/visitorMail';
import { visitorOf } from './mails/replyTo';

export type DeliveryPorts = OutboxPorts &
  AttachmentPorts &
  ConfirmationPorts & {
    readonly mailer: Mailer;
    /** Size in bytes of a mail as the mailer sends it, to choose attachments. */
    readonly sizeOfMail: (mail: Mail) => Promise<number>;
    readonly staff: readonly string[];
    readonly scan: MalwareScan;
    /** Maximum time that the staff's mail waits for the scan. */
    readonly scanWaitMs: number;
    /** Maximum age of a case, in days, at which its file is still stored. */
    readonly caseFileDays: number;
    /** The link with which a client adds to a case. `undefined` when the site's address is unknown. */
    readonly linkToCase: (submission: Pick<SubmissionRecord, 'submissionId' | 'receivedAt'>) => string | undefined;
    /** Called for a mail that could not be sent now. */
    readonly onMailFault: (submissionId: string, fault: Error) => void;
    /** Called for a confirmation that will never be sent. */
    readonly onConfirmationGivenUp: (submissionId: string, refusal: MailRejected) => void;
  };

/** Outcome of a delivery attempt. Throws when the outcome could not be written. */
export type DeliveryOutcome =
  | 'delivered'
  /** All mails were sent before. */
  | 'nothing_due'
  /** The record does not exist (yet). */
  | 'no_record'
  /** Another process is sending now. */
  | 'leased'
  | 'waiting_for_scan'
  /** A failed mail is not due for its retry yet. */
  | 'held'
  /** A mail could not be sent; its entry records the failure. */
  | 'failed'
  /** The entry was given up. */
  | 'dead';

/** Sends the mails that a submission still owes: those of one entry, or of all its records. */
export async function deliverMails(
  submissionId: string,
  ports: DeliveryPorts,
  { attempt, key }: Partial<Pick<EntryPlace, 'attempt' | 'key'>> = {},
): Promise<DeliveryOutcome> {
  const isAsked = (record: AnyRecord) => attempt === undefined || record.attempt === attempt;
  const submission = await readRecord(ports.store, submissionId);
  if (submission === undefined) return 'no_record';
  const outcomes: (DeliveryOutcome | Error)[] = [];
  if (isAsked(submission)) {
    const mailed =
      submission.kind === 'contact'
        ? { record: submission }
        : { record: submission, history: asFirstReceived(submission) };
    outcomes.push(await outcomeOrError(deliverRecord(mailed, ports, key)));
  }
  if (submission.kind === 'intake' && submission.attempt !== attempt) {
    // Sends the case first: a later record that cannot be read must not block it.
    const history = await readCaseHistory(ports.store, submission);
    for (const record of history.later.filter(isAsked)) {
      // Stops here: waiting for a mail service that does not respond would exceed the function's time. Each record has
      // its own entry.
      if (outcomes.includes('failed')) break;
      outcomes.push(await outcomeOrError(deliverRecord({ record, history }, ports, key)));
    }
  }
  return outcomes.length === 0 ? 'no_record' : combined(outcomes);
}

/** Throws the first error; otherwise returns a failure, or the first outcome other than `nothing_due`. */
function combined(outcomes: readonly (DeliveryOutcome | Error)[]): DeliveryOutcome {
  const ends = outcomes.map((outcome) => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  return ends.find((end) => end === 'failed') ?? ends.find((end) => end !== 'nothing_due') ?? 'nothing_due';
}

async function outcomeOrError(delivery: Promise<DeliveryOutcome>): Promise<DeliveryOutcome | Error> {
  return delivery.catch(asError);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('sending failed', { cause: error });
}

/** Sends the mails of one record that are due and ready. The entry is in the outbox or elsewhere. */
async function deliverRecord(
  mailed: MailedRecord,
  ports: DeliveryPorts,
  key = storageKeys.outboxEntry(mailed.record),
): Promise<DeliveryOutcome> {
  const { record } = mailed;
  const entry = await readJson(ports.store, key, outboxEntrySchema);
  if (entry === undefined) return 'nothing_due';

  const mails = mailsOn(mailed);
  const verdicts = await verdictsOn(mails, record, ports.scan);
  const isWaiting = waitsForScan(record, verdicts, ports);
  const isScanned = (kind: DueKind) => kind !== 'staff' || !isWaiting;
  const isReady = (kind: DueKind) => isScanned(kind) && !isHeld(entry.value, kind, ports.now());
  const { due } = entry.value;
  if (due.length > 0 && !due.some(isReady)) return due.some(isScanned) ? 'held' : 'waiting_for_scan';
  const leased = await leaseEntry(ports, { ...entry, key });
  if (typeof leased === 'string') return leased;

  const faults = await sendMails(
    { ...mailed, mails, verdicts, wasHeld: key.startsWith(storagePrefixes.held) },
    { leased, isReady },
    ports,
  );
  if ((await leased.release(faults)) === 'dead') return 'dead';
  if (faults.size > 0) return [...faults.values()].every(isAboveRate) ? 'held' : 'failed';
  if (!isWaiting) return 'delivered';
  // A verdict that arrived meanwhile found the entry leased. Without this second look it would wait for the next retry.
  if (waitsForScan(record, await verdictsOn(mails, record, ports.scan), ports)) return 'waiting_for_scan';
  return deliverRecord(mailed, ports, key);
}

type Sending = { readonly leased: LeasedEntry; readonly isReady: (kind: DueKind) => boolean };

/** Sends the due mails that are ready, and marks each as sent. Returns the errors of the others. */
async function sendMails(
  scanned: ScannedRecord,
  { leased, isReady }: Sending,
  ports: DeliveryPorts,
): Promise<Map<DueKind, Error>> {
  const faults = new Map<DueKind, Error>();
  const recordFault = (kind: DueKind) => (error: unknown) => {
    const fault = asError(error);
    faults.set(kind, fault);
    ports.onMailFault(scanned.record.submissionId, fault);
    return undefined;
  };
  const limit = leased.due.includes('visitor')
    ? await limitOn(scanned, ports).catch(recordFault('visitor'))
    : undefined;
  const attempts: Promise<void>[] = [];
  for (const [kind, covered] of mailsToSend(leased.due, limit)) {
    if (!isReady(kind) || faults.has(kind)) continue;
    const send = await composeMail[kind]({ ...scanned, limit }, ports).catch(recordFault(kind));
    // Concurrently: waiting twice for a mail service that does not respond would exceed the function's time.
    if (send !== undefined)
      attempts.push(
        send()
          .then(() => leased.markSent(covered))
          .catch(recordFault(kind)),
      );
  }
  await Promise.all(attempts);
  return faults;
}

/**
 * The mails to send, each with the due kinds that it covers: a rate-limited confirmation stays due until the staff's
 * mail has mentioned it.
 */
function mailsToSend(
  due: readonly DueKind[],
  limit: ConfirmationLimit | undefined,
): (readonly [kind: DueKind, covered: readonly DueKind[]])[] {
  if (limit !== undefined && due.includes('staff')) return [['staff', due]];
  return due.map((kind) => [kind, [kind]]);
}

type ScannedRecord = MailedRecord & {
  readonly mails: RecordMails;
  readonly verdicts: readonly ScanVerdict[];
  /** Whether it is about a held confirmation. */
  readonly wasHeld: boolean;
};

type Delivery = ScannedRecord & { readonly limit: ConfirmationLimit | undefined };

/** Composes a mail and returns the function that sends it. */
type ComposeMail = (delivery: Delivery, ports: DeliveryPorts) => Promise<() => Promise<void>>;

const composeMail: Readonly<Record<DueKind, ComposeMail>> = {
  async staff({ mails, verdicts, limit, ...mailed }, ports) {
    const { store, now, caseFileDays, mailer } = ports;
    const { submissionId, reference } = mailed.record;
    const isStored =
      mailed.history !== undefined && (await storeCaseFile(store, mailed.history, { now: now(), caseFileDays }));
    const write = ({ documents, attachments, ...files }: CaseAttachments, isAddressTaken = true): Mail => ({
      ...{ to: ports.staff, audience: 'staff', submissionId, reference, attachments },
      ...mails.toStaff(documents, { isAddressTaken, limit, ...files }),
    });
    const sizeOf = (files: CaseAttachments) => ports.sizeOfMail(write(files));
    const files =
      mailed.history === undefined
        ? nothingAttached
        : await caseAttachments(mailed, { verdicts, isStored, sizeOf }, ports);
    return async () => {
      const sent = await mailer.send(write(files));
      if (sent.ok) return;
      // SES refuses the visitor's mistyped address in Reply-To. Retry without it: the staff must get the case.
      const again = await mailer.send(write(files, false));
      if (!again.ok) throw again.refusal;
    };
  },

  async visitor({ mails: { confirmed }, limit, record, history, wasHeld }, ports) {
    if (confirmed === undefined) return () => Promise.resolve();
    if (limit !== undefined) return () => sayUnconfirmed(record, limit, ports);
    if (!(await fitsIntoRate(record, ports))) {
      const fault = new MailDeferred(aboveRate, undefined, true);
      if (!wasHeld) {
        ports.onMailFault(record.submissionId, fault);
        return () => holdConfirmation(ports.store, record);
      }
      if (!isOverdue(record.receivedAt, ports.now())) throw fault;
      return () => sayUnconfirmed(record, 'rate', ports);
    }
    return async () => {
      const { submissionId, reference } = record;
      const caseLink = ports.linkToCase(history?.first ?? record);
      const sent = await ports.mailer.send({
        ...{ to: [visitorOf(confirmed).address], audience: 'visitor', submissionId, reference },
        ...visitorMail(confirmed, { caseLink, missing: history === undefined ? [] : missingInfoOfCase(history) }),
      });
      if (!sent.ok) ports.onConfirmationGivenUp(submissionId, sent.refusal);
    };
  },
};

/**
 * Notifies the staff of a confirmation that a limit blocks: their mail on the record was sent before that was known.
 */
async function sayUnconfirmed(
  { submissionId, reference }: AnyRecord,
  limit: ConfirmationLimit,
  { mailer, staff }: DeliveryPorts,
): Promise<void> {
  const content = staffUnconfirmedMail(reference, limit);
  if (content === undefined) return;
  const sent = await mailer.send({
    to: staff,
    audience: 'staff',
    submissionId,
    reference,
    attachments: [],
    ...content,
  });
  if (!sent.ok) throw sent.refusal;
}

const aboveRate = 'too_many_confirmations';

function isAboveRate(fault: Error): boolean {
  return fault instanceof MailDeferred && fault.code === aboveRate;
}

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
