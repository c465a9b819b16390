import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';

/**
 * The content of `dead-letters/{submission}/{attempt}.json`: an outbox entry that was given up. An operator decides.
 */
export const deadLetterSchema = v.object({
  version: v.literal(1),
  submissionId: submissionIdSchema,
  caseId: v.exactOptional(submissionIdSchema),
  attempt: v.pipe(v.string(), v.uuid()),
  /** `unreadable`: entry or record have an unknown shape. `undeliverable`: its mails failed for too long. */
  reason: v.picklist(['unreadable', 'undeliverable']),
  givenUpAt: v.pipe(v.string(), v.isoTimestamp()),
  entry: v.string(),
});

export type DeadLetter = v.InferOutput<typeof deadLetterSchema>;
