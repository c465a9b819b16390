import { mailKinds, type MailKind } from './OutboxEntry';
import type { SubmissionRecord } from './SubmissionRecord';

/**
 * The mails that a new submission is due. Who fills in a field that no person sees gets no confirmation: machines give
 * addresses of people who never asked for one.
 */
export function dueMails({ suspicions }: Pick<SubmissionRecord, 'suspicions'>): MailKind[] {
  return mailKinds.filter((kind) => kind === 'staff' || !suspicions.includes('honeypot_filled'));
}
