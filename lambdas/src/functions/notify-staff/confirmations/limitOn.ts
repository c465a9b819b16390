import type { ObjectStore } from '../../../storage/ObjectStore';
import { storageKeys } from '../../../storage/storageKeys';
import { changesOf } from '../../../submissions/CaseHistory';
import { mailsToSend } from '../../../submissions/mailsToSend';
import { visitorOf } from '../mails/replyTo';
import type { ConfirmationLimit } from '../mails/StaffMailOptions';
import type { MailedRecord } from '../mailsOn';
import { confirmationLimits } from './confirmationLimits';
import { inboxOf } from './inboxOf';
import { takeRateLimitSlot } from './takeRateLimitSlot';

export type ConfirmationPorts = {
  readonly store: ObjectStore;
  readonly now: () => Date;
  /** The key under which an address is counted. */
  readonly hashOfInbox: (address: string) => string;
};

/** The limit that blocks a record's confirmation; `undefined` when it may be sent. */
export async function limitOn(mailed: MailedRecord, ports: ConfirmationPorts): Promise<ConfirmationLimit | undefined> {
  const { record } = mailed;
  if (record.kind === 'addition') return undefined;
  const limit = limitOfCase(mailed);
  if (limit !== undefined) return limit;
  const key = storageKeys.confirmationsTo(ports.hashOfInbox(visitorOf(record).address));
  const holder = `${record.submissionId}/${record.attempt}`;
  return (await takeRateLimitSlot(ports, { key, holder }, confirmationLimits.ofAddress)) ? undefined : 'address';
}

function limitOfCase({ record, history }: MailedRecord): ConfirmationLimit | undefined {
  if (record.kind !== 'change' || history === undefined) return undefined;
  const before = [history.first, ...changesOf(history).filter(({ number }) => number < record.number)];
  const inboxes = before
    .filter((version) => mailsToSend(version).includes('visitor'))
    .map(({ answers }) => inboxOf(answers.email));
  const confirmed = [...new Set(inboxes)].slice(0, confirmationLimits.addressesOfCase);
  if (confirmed.includes(inboxOf(record.answers.email))) return 'address_confirmed';
  return confirmed.length < confirmationLimits.addressesOfCase ? undefined : 'case';
}

/** Whether the rate limit allows another confirmation now. The staff's mail on the record does not wait for it. */
export function fitsIntoRate({ attempt }: { readonly attempt: string }, ports: ConfirmationPorts): Promise<boolean> {
  // Omits the submission's id: the attempt's random number is not personal data, so an erasure can skip this object.
  return takeRateLimitSlot(ports, { key: storageKeys.confirmationsToAll, holder: attempt }, confirmationLimits.ofAll);
}
