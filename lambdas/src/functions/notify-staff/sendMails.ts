import { storageKeys } from '../../storage/storageKeys';
import type { DueKind } from '../../submissions/OutboxEntry';
import { composeStaffMail } from './composeStaffMail';
import { composeConfirmation } from './composeConfirmation';
import { limitOn } from './confirmations/limitOn';
import type { ComposeMail, Delivery, DeliveryPorts } from './DeliveryPorts';
import type { LeasedEntry } from './leaseEntry';
import { confirmedOf } from './readMailed';
import type { ConfirmationLimit } from './mails/StaffMailOptions';

type Sending = { readonly leased: LeasedEntry; readonly isReady: (kind: DueKind) => boolean };

/** Sends the due mails that are ready, and marks each as sent. Returns the errors of the others. */
export async function sendMails(
  delivery: Delivery,
  { leased, isReady }: Sending,
  ports: DeliveryPorts,
): Promise<Map<DueKind, Error>> {
  const faults = new Map<DueKind, Error>();
  const recordFault = (kind: DueKind) => (error: unknown) => {
    const fault = asError(error);
    faults.set(kind, fault);
    ports.onMailFault(delivery.record.submissionId, fault);
    return undefined;
  };
  const isHeld = await isHeldAlready(delivery, leased, ports).catch(recordFault('visitor'));
  const due = leased.due.filter((kind) => kind === 'staff' || isHeld !== true);
  const limit = due.includes('visitor')
    ? await limitOn(confirmedOf(delivery), ports).catch(recordFault('visitor'))
    : undefined;
  const attempts: Promise<void>[] = [];
  for (const [kind, covered] of dueMails(due, limit)) {
    if (!isReady(kind) || faults.has(kind)) continue;
    const send = await composeMail[kind]({ ...delivery, limit }, ports).catch(recordFault(kind));
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

/** Marks a confirmation that an earlier process held without marking it. Returns whether there was one. */
async function isHeldAlready(
  { record, wasHeld }: Delivery,
  leased: LeasedEntry,
  { store }: DeliveryPorts,
): Promise<boolean> {
  if (wasHeld || !leased.due.includes('visitor')) return false;
  if ((await store.read(storageKeys.heldConfirmation(record))) === undefined) return false;
  await leased.markSent(['visitor']);
  return true;
}

/**
 * The mails to send, each with the due kinds that it covers: a rate-limited confirmation stays due until the staff's
 * mail has mentioned it.
 */
function dueMails(
  due: readonly DueKind[],
  limit: ConfirmationLimit | undefined,
): (readonly [kind: DueKind, covered: readonly DueKind[]])[] {
  if (limit !== undefined && due.includes('staff')) return [['staff', due]];
  return due.map((kind) => [kind, [kind]]);
}

const composeMail: Readonly<Record<DueKind, ComposeMail>> = { staff: composeStaffMail, visitor: composeConfirmation };

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('sending failed', { cause: error });
}
