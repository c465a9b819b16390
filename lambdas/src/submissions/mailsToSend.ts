import { mailAudiences } from '../mail/mailAudiences';
import type { DueKind } from './OutboxEntry';
import type { AnyRecord } from './readRecords';

/**
 * The mails that a new submission is due. No confirmation goes out for one that filled in the hidden field: machines
 * give addresses of people who never asked for a mail. Nor for an addition: someone other than the client may have used
 * the link. Limits may keep a confirmation back later, when it is sent.
 */
export function mailsToSend({ kind, suspicions }: Pick<AnyRecord, 'kind' | 'suspicions'>): DueKind[] {
  const isConfirmed = kind !== 'addition' && !suspicions.includes('honeypot_filled');
  return mailAudiences.filter((audience) => audience === 'staff' || isConfirmed);
}
