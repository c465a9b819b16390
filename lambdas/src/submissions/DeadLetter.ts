import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';

/**
 * The content of `dead-letters/{submissionId}/{attempt}.json`: an outbox entry that was given up. A person decides.
 */
export const deadLetterSchema = v.object({
  version: v.literal(1),
  submissionId: submissionIdSchema,
  attempt: v.pipe(v.string(), v.uuid()),
  /** `unreadable`: entry or record have another shape. `undeliverable`: its mails failed for too long. */
  reason: v.picklist(['unreadable', 'undeliverable']),
  givenUpAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The entry as it was. */
  entry: v.string(),
});

export type DeadLetter = v.InferOutput<typeof deadLetterSchema>;
