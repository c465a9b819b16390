import { mailAudiences } from '../mail/Mailer';
import type { DueKind } from './OutboxEntry';
import type { SubmissionRecord } from './SubmissionRecord';

/**
 * The due mails of a new submission. No confirmation for one with a filled honeypot: bots enter addresses of people who
 * never asked for a mail. Rate limits may hold a confirmation back later.
 */
export function mailsToSend({ suspicions }: Pick<SubmissionRecord, 'suspicions'>): DueKind[] {
  const isConfirmed = !suspicions.includes('honeypot_filled');
  return mailAudiences.filter((audience) => audience === 'staff' || isConfirmed);
}
