import { caseEvent } from '../../case-events/caseEvent';
import type { CaseEvents } from '../../case-events/CaseEvents';
import { storeCaseFile } from '../../case-file/storeCaseFile';
import type { Mailer, MailRejected } from '../../mail/Mailer';
import type { MalwareScan, ScanVerdict } from '../../malware-scan/MalwareScan';
import type { DueKind, MailKind } from '../../submissions/OutboxEntry';
import { readAdditions, type AnyRecord } from '../../submissions/readAdditions';
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
    /** The link by which its client adds to a case. */
    readonly linkToCase: (submission: SubmissionRecord) => string;
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
  const outcomes = [await settled(deliverRecord({ submission, record: submission }, ports))];
  // After the case itself, so that whatever is wrong with an addition does not keep the case from the staff.
  const additions = submission.kind === 'intake' ? await readAdditions(ports.store, submissionId) : [];
  for (const record of additions) outcomes.push(await settled(deliverRecord({ submission, record }, ports)));

  return combined(outcomes);
}

/** The fault of any, else the first outcome that says more than that all was sent before. */
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

/** A record whose mails are due, and the submission that it belongs to: its own, or for an addition the case. */
type Due = { readonly submission: SubmissionRecord; readonly record: AnyRecord };

async function deliverRecord({ submission, record }: Due, ports: DeliveryPorts): Promise<DeliveryOutcome> {
  const entry = await readOutboxEntry(ports, record);
  if (entry === undefined) return 'nothing_due';

  const verdicts = await verdictsOn(record, ports.scan);
  const isWaiting = waitsForScan(record, verdicts, ports);
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
          () => sendMail(kind, { submission, record, verdicts }, ports),
          () => leased.markSent(kind),
        )) ?? fault;
    }
    return fault;
  };
  const sendDueEvent = async () =>
    ready.includes('event')
      ? faultOf(
          () => sendEvent(record, ports),
          () => leased.markSent('event'),
        )
      : undefined;
  const [fault, eventFault] = await Promise.all([sendMails(), sendDueEvent()]);
  if (eventFault !== undefined) ports.caseSystem?.onFault(record.submissionId, eventFault);
  await leased.release(fault ?? eventFault);
  if (fault !== undefined) throw fault;
  if (!isWaiting) return eventFault === undefined ? 'delivered' : 'event_waiting';
  // A verdict that came meanwhile found the entry leased, and nobody else looks again before the sweep.
  if (waitsForScan(record, await verdictsOn(record, ports.scan), ports)) return 'waiting_for_scan';
  return deliverRecord({ submission, record }, ports);
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
    return asError(error);
  }
}

/** To a case system that the stage has no more, nothing is owed. */
async function sendEvent(record: AnyRecord, { caseSystem, store, now }: DeliveryPorts): Promise<void> {
  if (caseSystem === undefined || record.kind !== 'intake') return;
  await storeCaseFile(store, record, now());
  await caseSystem.events.put(caseEvent(record, caseSystem.bucket));
}

type Undelivered = Due & { readonly verdicts: readonly ScanVerdict[] };

async function sendMail(kind: MailKind, undelivered: Undelivered, ports: DeliveryPorts): Promise<void> {
  // An address that takes no mail is the visitor's mistake: it costs him the confirmation, and the staff must have
  // the case.
  const { submission } = undelivered;
  const { submissionId, reference } = submission;
  if (kind === 'visitor') {
    const to = [visitorOf(submission).address];
    const sent = await ports.mailer.send({
      to,
      audience: kind,
      submissionId,
      reference,
      ...visitorMail(submission, ports),
    });
    if (!sent.ok) ports.onConfirmationGivenUp(submissionId, sent.refusal);
    return;
  }
  const { record } = undelivered;
  if (record.kind === 'intake') await storeCaseFile(ports.store, record, ports.now());
  const envelope = { to: ports.staff, audience: kind, submissionId, reference };
  const message = (isAddressTaken: boolean) => mailToStaff({ ...undelivered, isAddressTaken }, ports);
  const sent = await ports.mailer.send({ ...envelope, ...(await message(true)) });
  if (sent.ok) return;
  const again = await ports.mailer.send({ ...envelope, ...(await message(false)) });
  if (!again.ok) throw again.refusal;
}

function verdictsOn(record: AnyRecord, scan: MalwareScan): Promise<ScanVerdict[]> {
  if (record.kind === 'contact') return Promise.resolve([]);
  const { submissionId, documents } = record;
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
