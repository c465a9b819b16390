import { createHmac } from 'node:crypto';
import type { ObjectStore } from '../../../storage/ObjectStore';
import { folderOf, storageKeys } from '../../../storage/storageKeys';
import type { AdditionRecord, IntakeRecord } from '../../../submissions/SubmissionRecord';
import type { ConfirmationLimit } from '../mails/StaffMailOptions';
import { confirmationLimits } from './confirmationLimits';
import { takeRateLimitSlot } from './takeRateLimitSlot';

export type ConfirmationPorts = {
  readonly store: ObjectStore;
  readonly now: () => Date;
  readonly hashOfInbox: (address: string) => string;
};

/** What is confirmed, and the client's address. */
export type ConfirmedRecord = {
  readonly record: IntakeRecord | AdditionRecord;
  readonly address: string;
};

/** The limit that blocks the confirmation of a record; `undefined` when it may be sent. */
export async function limitOn(
  { record, address }: ConfirmedRecord,
  ports: ConfirmationPorts,
): Promise<ConfirmationLimit | undefined> {
  const key = storageKeys.confirmationsTo(record.kind, ports.hashOfInbox(address));
  const holder = `${folderOf(record)}/${record.attempt}`;
  return (await takeRateLimitSlot(ports, { key, holder }, confirmationLimits.ofAddress)) ? undefined : 'address';
}

/** Whether the rate limit allows another confirmation now. The staff's mail is sent in any case. */
export function fitsIntoRate({ attempt }: { readonly attempt: string }, ports: ConfirmationPorts): Promise<boolean> {
  // Omits the submission's id: the attempt's random number is not personal data, so an erasure can skip this object.
  return takeRateLimitSlot(ports, { key: storageKeys.confirmationsToAll, holder: attempt }, confirmationLimits.ofAll);
}

/** The inbox of an address, ignoring case and plus-addressing. */
export function inboxOf(address: string): string {
  return address.toLowerCase().replace(/\+.*(?=@)/, '');
}

/** An object key for an inbox: without the secret it cannot be traced to the address. */
export function hashOfInbox(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`confirmation ${inboxOf(address)}`)
    .digest('hex');
}
