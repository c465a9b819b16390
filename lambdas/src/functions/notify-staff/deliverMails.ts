import type { MalwareScan, ScanVerdict } from '../../malware-scan/MalwareScan';
import { readJson } from '../../storage/readJson';
import { storageKeys, type StoredSubmission } from '../../storage/storageKeys';
import { storagePrefixes } from '../../storage/storagePrefixes';
import { documentsOf } from '../../submissions/readRecord';
import { outboxEntrySchema, type DueKind } from '../../submissions/OutboxEntry';
import type { SubmissionRecord } from '../../submissions/SubmissionRecord';
import { isAboveRate } from './composeConfirmation';
import type { DeliveryPorts } from './DeliveryPorts';
import type { EntryPlace } from './giveUpEntry';
import { leaseEntry } from './leaseEntry';
import { readMailed, type MailedRecord } from './readMailed';
import { isHeld } from './retryRules';
import { sendMails } from './sendMails';

/** Outcome of a delivery attempt. Throws when the outcome could not be written. */
export type DeliveryOutcome =
  | 'delivered'
  | 'nothing_due'
  /** The record does not exist (yet). */
  | 'no_record'
  /** Another process is sending now. */
  | 'leased'
  | 'waiting_for_scan'
  /** A failed mail is not due for its retry yet, or the last attempt ended unfinished: then the timer retries it. */
  | 'held'
  /** A mail could not be sent; its entry records the failure. */
  | 'failed'
  | 'dead';

/** Sends the unsent mails of a submission. Of an entry, only if its attempt stored the record. */
export async function deliverMails(
  submission: StoredSubmission | EntryPlace,
  ports: DeliveryPorts,
): Promise<DeliveryOutcome> {
  const mailed = await readMailed(ports.store, submission);
  if (mailed === undefined) return 'no_record';
  if (!('key' in submission)) return deliverRecord(mailed, ports);
  return mailed.record.attempt === submission.attempt ? deliverRecord(mailed, ports, submission) : 'no_record';
}

/** Sends the mails of one record that are due and ready. The entry is in the outbox or elsewhere. */
async function deliverRecord(
  mailed: MailedRecord,
  ports: DeliveryPorts,
  place: Pick<EntryPlace, 'key' | 'knownFailures'> = { key: storageKeys.outboxEntry(mailed.record), knownFailures: 0 },
): Promise<DeliveryOutcome> {
  const { record } = mailed;
  const { key } = place;
  const wasHeld = key.startsWith(storagePrefixes.held);
  const [entry, inOutbox] = await Promise.all(
    [key, ...(wasHeld ? [storageKeys.outboxEntry(record)] : [])].map((each) =>
      readJson(ports.store, each, outboxEntrySchema),
    ),
  );
  if (entry === undefined) return 'nothing_due';
  // A process held the confirmation and died before it marked the entry in the outbox. Both entries would send it.
  if (inOutbox?.value.due.includes('visitor')) return 'held';

  const verdicts = await verdictsOn(record, ports.scan);
  const isWaiting = waitsForScan(record, verdicts, ports);
  const isScanned = (kind: DueKind) => kind !== 'staff' || !isWaiting;
  const { due } = entry.value;
  // The confirmation waits with a failed mail to the staff: to rewrite the entry would restart the timer's wait.
  const isStaffHeld = due.includes('staff') && isHeld(entry.value, 'staff', ports.now());
  const isReady = (kind: DueKind) => isScanned(kind) && !isStaffHeld && !isHeld(entry.value, kind, ports.now());
  if (due.length > 0 && !due.some(isReady)) return due.some(isScanned) ? 'held' : 'waiting_for_scan';
  const leased = await leaseEntry(ports, { ...entry, ...place });
  if (typeof leased === 'string') return leased;

  const faults = await sendMails({ ...mailed, verdicts, wasHeld }, { leased, isReady }, ports);
  if ((await leased.release(faults)) === 'dead') return 'dead';
  if (faults.size > 0) return [...faults.values()].every(isAboveRate) ? 'held' : 'failed';
  if (!isWaiting) return 'delivered';
  // A verdict that arrived meanwhile found the entry leased. Without this second look it would wait for the next retry.
  if (waitsForScan(record, await verdictsOn(record, ports.scan), ports)) return 'waiting_for_scan';
  return deliverRecord(mailed, ports, place);
}

function verdictsOn(record: SubmissionRecord, scan: MalwareScan): Promise<ScanVerdict[]> {
  return Promise.all(documentsOf(record).map(({ sha256 }) => scan.verdictOn({ ...record, sha256 })));
}

function waitsForScan(
  { receivedAt }: SubmissionRecord,
  verdicts: readonly ScanVerdict[],
  { now, scanWaitMs }: DeliveryPorts,
): boolean {
  const ageMs = now().getTime() - new Date(receivedAt).getTime();
  return verdicts.includes('pending') && ageMs < scanWaitMs;
}
