import type { MalwareScan, ScanVerdict } from '../../malware-scan/MalwareScan';
import { readJson } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import { storagePrefixes } from '../../storage/storagePrefixes';
import { asFirstReceived, readCaseHistory } from '../../submissions/CaseHistory';
import { outboxEntrySchema, type DueKind } from '../../submissions/OutboxEntry';
import { readRecord, type AnyRecord } from '../../submissions/readRecords';
import { isAboveRate } from './confirmations/composeConfirmation';
import type { DeliveryPorts } from './DeliveryPorts';
import type { EntryPlace } from './giveUpEntry';
import { leaseEntry } from './leaseEntry';
import { mailsOn, type MailedRecord, type RecordMails } from './mailsOn';
import { isHeld } from './retryRules';
import { asError, sendMails } from './sendMails';

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

/** Sends the unsent mails of a submission: those of one record, or of all its records. */
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
