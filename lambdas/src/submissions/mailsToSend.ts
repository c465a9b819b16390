import { mailAudiences } from '../mail/Mailer';
import type { DueKind } from './OutboxEntry';
import type { SubmissionRecord } from './SubmissionRecord';

/**
 * The due mails of a new submission. A message gets no confirmation, because the page confirms it. Nor does a
 * submission with a filled honeypot: bots enter addresses of people who never asked for a mail. Rate limits may hold a
 * confirmation back later.
 */
export function mailsToSend({ kind, suspicions }: Pick<SubmissionRecord, 'kind' | 'suspicions'>): DueKind[] {
  const isConfirmed = kind !== 'contact' && !suspicions.includes('honeypot_filled');
  return mailAudiences.filter((audience) => audience === 'staff' || isConfirmed);
}
