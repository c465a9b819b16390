import { caseEvent } from '../../case-events/caseEvent';
import type { CaseEvents } from '../../case-events/CaseEvents';
import { storeCaseFile } from '../../case-file/storeCaseFile';
import type { Mailer, MailRejected } from '../../mail/Mailer';
import type { MalwareScan, ScanVerdict } from '../../malware-scan/MalwareScan';
import type { DueKind, MailKind } from '../../submissions/OutboxEntry';
import { readRecord } from '../../submissions/readRecord';
import type { SubmissionRecord } from '../../submissions/SubmissionRecord';
import { leaseEntry, readOutboxEntry, type OutboxPorts } from './leaseEntry';
import { mailToStaff } from './mailToStaff';
import type { CaseFilePorts } from './caseFiles';
import type { PlanPorts } from './planDocuments';
import { visitorMail } from './mails/visitorMail';
import { visitorOf } from './mails/wayToAnswer';

export type DeliveryPorts = OutboxPorts &
  CaseFilePorts & {
    readonly mailer: Mailer;
    readonly staff: readonly string[];
    readonly scan: MalwareScan;
    /** How long the staff's mail waits for the scan. */
    readonly scanWaitMs: number;
    readonly linkTo: PlanPorts['linkTo'];
    /** Hears of each confirmation that is never sent. */
    readonly onConfirmationGivenUp: (submissionId: string, refusal: MailRejected) => void;
    /** Where cases go as events, and how the bucket is called that they name. Absent: the stage has no case system. */
    readonly caseSystem?: {
      readonly events: CaseEvents;
      readonly bucket: string;
      /** Hears of each event that could not be sent now. */
      readonly onFault: (submissionId: string, fault: unknown) => void;
    };
  };

/**
 * What an attempt to deliver came to. A mail that could not be sent now is thrown as the fault it is. An event waits
 * for the sweep, so that the message about the mails need not come again.
 */
export type DeliveryOutcome =
  | 'delivered'
  /** All mails were sent, the event was not. */
  | 'event_waiting'
  /** All was sent before. */
  | 'nothing_due'
  /** There is no such submission, or not yet. */
  | 'no_record'
  /** Another process is at it. */
  | 'leased'
  | 'waiting_for_scan';

/** Sends what a stored submission is still due, each once: the mails, and beside them the event. */
export async function deliverMails(submissionId: string, ports: DeliveryPorts): Promise<DeliveryOutcome> {
  const submission = await readRecord(ports.store, submissionId);
  if (submission === undefined) return 'no_record';
  const entry = await readOutboxEntry(ports, submission);
  if (entry === undefined) return 'nothing_due';

  const verdicts = await verdictsOn(submission, ports.scan);
  const isWaiting = waitsForScan(submission, verdicts, ports);
  const isReady = (kind: DueKind) => kind !== 'staff' || !isWaiting;
  if (entry.value.due.length > 0 && !entry.value.due.some(isReady)) return 'waiting_for_scan';
  const leased = await leaseEntry(ports, entry);
  if (leased === undefined) return 'leased';

  const ready = leased.due.filter(isReady);
  const sendMails = async () => {
    let fault: Error | undefined;
    for (const kind of ready.filter(isMail)) {
      fault =
        (await faultOf(
          () => sendMail(kind, { submission, verdicts }, ports),
          () => leased.markSent(kind),
        )) ?? fault;
    }
    return fault;
  };
  const sendDueEvent = async () =>
    ready.includes('event')
      ? faultOf(
          () => sendEvent(submission, ports),
          () => leased.markSent('event'),
        )
      : undefined;
  const [fault, eventFault] = await Promise.all([sendMails(), sendDueEvent()]);
  if (eventFault !== undefined) ports.caseSystem?.onFault(submissionId, eventFault);
  await leased.release(fault ?? eventFault);
  if (fault !== undefined) throw fault;
  if (!isWaiting) return eventFault === undefined ? 'delivered' : 'event_waiting';
  // A verdict that came meanwhile found the entry leased, and nobody else looks again before the sweep.
  if (waitsForScan(submission, await verdictsOn(submission, ports.scan), ports)) return 'waiting_for_scan';
  return deliverMails(submissionId, ports);
}

function isMail(kind: DueKind): kind is MailKind {
  return kind !== 'event';
}

/** The first fault of some steps in turn, behind which none is taken. */
async function faultOf(...steps: readonly (() => Promise<void>)[]): Promise<Error | undefined> {
  try {
    for (const step of steps) await step();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('sending failed', { cause: error });
  }
}

/** To a case system that the stage has no more, nothing is owed. */
async function sendEvent(submission: SubmissionRecord, { caseSystem, store, now }: DeliveryPorts): Promise<void> {
  if (caseSystem === undefined || submission.kind !== 'intake') return;
  await storeCaseFile(store, submission, now());
  await caseSystem.events.put(caseEvent(submission, caseSystem.bucket));
}

type Undelivered = { readonly submission: SubmissionRecord; readonly verdicts: readonly ScanVerdict[] };

async function sendMail(kind: MailKind, { submission, verdicts }: Undelivered, ports: DeliveryPorts): Promise<void> {
  // An address that takes no mail is the visitor's mistake: it costs him the confirmation, and the staff must have
  // the case.
  const { submissionId, reference } = submission;
  if (kind === 'visitor') {
    const to = [visitorOf(submission).address];
    const sent = await ports.mailer.send({ to, audience: kind, submissionId, reference, ...visitorMail(submission) });
    if (!sent.ok) ports.onConfirmationGivenUp(submissionId, sent.refusal);
    return;
  }
  if (submission.kind === 'intake') await storeCaseFile(ports.store, submission, ports.now());
  const envelope = { to: ports.staff, audience: kind, submissionId, reference };
  const message = (isAddressTaken: boolean) => mailToStaff({ submission, verdicts, isAddressTaken }, ports);
  const sent = await ports.mailer.send({ ...envelope, ...(await message(true)) });
  if (sent.ok) return;
  const again = await ports.mailer.send({ ...envelope, ...(await message(false)) });
  if (!again.ok) throw again.refusal;
}

function verdictsOn(submission: SubmissionRecord, scan: MalwareScan): Promise<ScanVerdict[]> {
  if (submission.kind === 'contact') return Promise.resolve([]);
  const { submissionId, documents } = submission;
  return Promise.all(documents.map(({ sha256 }) => scan.verdictOn({ submissionId, sha256 })));
}

function waitsForScan(
  { receivedAt }: SubmissionRecord,
  verdicts: readonly ScanVerdict[],
  { now, scanWaitMs }: DeliveryPorts,
): boolean {
  const ageMs = now().getTime() - new Date(receivedAt).getTime();
  return verdicts.includes('pending') && ageMs < scanWaitMs;
}
