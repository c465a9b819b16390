import type { ObjectStore } from '../../../storage/ObjectStore';
import { folderOf, storageKeys } from '../../../storage/storageKeys';
import { visitorOf } from '../mails/replyTo';
import type { ConfirmationLimit } from '../mails/StaffMailOptions';
import { contactOf, type MailedRecord } from '../readMailed';
import { confirmationLimits } from './confirmationLimits';
import { takeRateLimitSlot } from './takeRateLimitSlot';

export type ConfirmationPorts = {
  readonly store: ObjectStore;
  readonly now: () => Date;
  /** The key under which an address is counted. */
  readonly hashOfInbox: (address: string) => string;
};

/** The limit that blocks a record's confirmation; `undefined` when it may be sent. */
export async function limitOn(mailed: MailedRecord, ports: ConfirmationPorts): Promise<ConfirmationLimit | undefined> {
  const { address } = visitorOf(contactOf(mailed));
  const key = storageKeys.confirmationsTo(ports.hashOfInbox(address));
  const holder = `${folderOf(mailed.record)}/${mailed.record.attempt}`;
  return (await takeRateLimitSlot(ports, { key, holder }, confirmationLimits.ofAddress)) ? undefined : 'address';
}

/** Whether the rate limit allows another confirmation now. The staff's mail on the record does not wait for it. */
export function fitsIntoRate({ attempt }: { readonly attempt: string }, ports: ConfirmationPorts): Promise<boolean> {
  // Omits the submission's id: the attempt's random number is not personal data, so an erasure can skip this object.
  return takeRateLimitSlot(ports, { key: storageKeys.confirmationsToAll, holder: attempt }, confirmationLimits.ofAll);
}
