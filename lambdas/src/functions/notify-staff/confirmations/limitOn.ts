import { createHmac } from 'node:crypto';
import type { ObjectStore } from '../../../storage/ObjectStore';
import { folderOf, storageKeys, type StoredSubmission } from '../../../storage/storageKeys';
import type { ConfirmationLimit } from '../mails/StaffMailOptions';
import { confirmationLimits } from './confirmationLimits';
import { takeRateLimitSlot } from './takeRateLimitSlot';

export type ConfirmationPorts = {
  readonly store: ObjectStore;
  readonly now: () => Date;
  /** The key under which an address is counted. */
  readonly hashOfInbox: (address: string) => string;
};

/** The limit that blocks a record's confirmation to an address; `undefined` when it may be sent. */
export async function limitOn(
  record: StoredSubmission & { readonly attempt: string },
  address: string,
  ports: ConfirmationPorts,
): Promise<ConfirmationLimit | undefined> {
  const key = storageKeys.confirmationsTo(ports.hashOfInbox(address));
  const holder = `${folderOf(record)}/${record.attempt}`;
  return (await takeRateLimitSlot(ports, { key, holder }, confirmationLimits.ofAddress)) ? undefined : 'address';
}

/** Whether the rate limit allows another confirmation now. The staff's mail on the record does not wait for it. */
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
