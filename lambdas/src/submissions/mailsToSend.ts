import { mailAudiences } from '../mail/Mailer';
import type { DueKind } from './OutboxEntry';
import type { AnyRecord } from './readRecords';

/**
 * The due mails of a new submission. No confirmation for one with a filled honeypot: bots enter addresses of people who
 * never asked for a mail. None for an addition: someone other than the client may have used the link. Rate limits may
 * hold a confirmation back later.
 */
export function mailsToSend({ kind, suspicions }: Pick<AnyRecord, 'kind' | 'suspicions'>): DueKind[] {
  const isConfirmed = kind !== 'addition' && !suspicions.includes('honeypot_filled');
  return mailAudiences.filter((audience) => audience === 'staff' || isConfirmed);
}
