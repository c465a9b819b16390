import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import { mailAudiences, type MailAudience } from '../mail/mailAudiences';
import * as v from 'valibot';

/** Mails that a submission is due, each once: one for each audience. */
export const mailKinds = mailAudiences;
export type MailKind = MailAudience;

const time = v.pipe(v.string(), v.isoTimestamp());

/** What `outbox/{submissionId}/{attempt}.json` holds, from before the record is stored until every mail is sent. */
export const outboxEntrySchema = v.object({
  version: v.literal(1),
  submissionId: submissionIdSchema,
  attempt: v.pipe(v.string(), v.uuid()),
  createdAt: time,
  /** Mails that are not sent yet. */
  due: v.array(v.picklist(mailKinds)),
  /** When someone began to send them: nobody else does for a while. */
  leasedAt: v.exactOptional(time),
  /** Attempts that failed, and the kind of the last failure. */
  failures: v.exactOptional(v.object({ count: v.number(), firstAt: time, lastKind: v.string() })),
});

export type OutboxEntry = v.InferOutput<typeof outboxEntrySchema>;
