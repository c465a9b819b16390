import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { mailAudiences, type MailAudience } from '../mail/Mailer';
import type { StoredSubmission } from '../storage/storageKeys';

/** A due mail of a submission: one per audience, each sent once. */
export type DueKind = MailAudience;

const time = v.pipe(v.string(), v.isoTimestamp());

/**
 * The content of `outbox/{submission}/{attempt}.json`: exists from before the record is stored until all mails are
 * sent or held back. Also the content of a held confirmation.
 */
export const outboxEntrySchema = v.object({
  version: v.literal(1),
  submissionId: submissionIdSchema,
  caseId: v.exactOptional(submissionIdSchema),
  attempt: v.pipe(v.string(), v.uuid()),
  createdAt: time,
  due: v.array(v.picklist(mailAudiences)),
  /** When a process began to send them: no other one does until the lease expires. */
  leasedAt: v.exactOptional(time),
  /** Failed mails are not retried before these times. */
  heldUntil: v.exactOptional(v.record(v.picklist(mailAudiences), time)),
  /** Attempts that failed by this mail or whose process died; and the kind of the last failure */
  failures: v.exactOptional(v.object({ count: v.number(), firstAt: time, lastKind: v.string() })),
});

export type OutboxEntry = v.InferOutput<typeof outboxEntrySchema>;

export function entryOf(
  { submissionId, caseId, attempt }: StoredSubmission & Pick<OutboxEntry, 'attempt'>,
  rest: Pick<OutboxEntry, 'createdAt' | 'due'>,
): OutboxEntry {
  return { version: 1, submissionId, ...(caseId !== undefined && { caseId }), attempt, ...rest };
}
