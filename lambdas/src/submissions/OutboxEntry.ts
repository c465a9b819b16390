import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import { mailAudiences, type MailAudience } from '../mail/mailAudiences';
import * as v from 'valibot';

/** A mail that a submission is due: one for each audience, each sent once. */
export type DueKind = MailAudience;

const time = v.pipe(v.string(), v.isoTimestamp());

/** The content of `outbox/{submissionId}/{attempt}.json`: from before the record is stored until all mails are sent. */
export const outboxEntrySchema = v.object({
  version: v.literal(1),
  submissionId: submissionIdSchema,
  attempt: v.pipe(v.string(), v.uuid()),
  createdAt: time,
  /** The folder of the call's uploads, by which erasing finds those of a call that stored no record. */
  uploads: v.exactOptional(v.string()),
  /** Mails that are not sent yet. */
  due: v.array(v.picklist(mailAudiences)),
  /** When a process began to send them: no other one does for a while. */
  leasedAt: v.exactOptional(time),
  /** Mails that failed are not tried again before these times. */
  heldUntil: v.exactOptional(v.record(v.picklist(mailAudiences), time)),
  /** Attempts that failed through this mail, or that their process did not finish; and the kind of the last failure. */
  failures: v.exactOptional(v.object({ count: v.number(), firstAt: time, lastKind: v.string() })),
});

export type OutboxEntry = v.InferOutput<typeof outboxEntrySchema>;
