import { additionNoteSchema } from '@incasso/contract/addition';
import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import { additionLimits } from '@incasso/contract/limits';
import * as v from 'valibot';
import { claimSchema } from './Claim';
import { everySubmission, storedDocumentSchema } from './SubmissionRecord';

/**
 * What `submissions/{submissionId}/{number}.json` holds: documents and a note that a client added to the case of that
 * submission later, under its reference.
 */
export const additionRecordSchema = v.object({
  ...everySubmission,
  kind: v.literal('addition'),
  /** Made once in the browser, as a submission's is: tells a repeat from another addition. */
  additionId: submissionIdSchema,
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(additionLimits.maxCount)),
  /** What the client wrote; may be empty. */
  note: additionNoteSchema,
  documents: v.array(storedDocumentSchema),
  /** What the e-invoices among the documents say. */
  claims: v.array(claimSchema),
});

export type AdditionRecord = v.InferOutput<typeof additionRecordSchema>;
