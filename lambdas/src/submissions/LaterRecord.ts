import { additionNoteSchema } from '@incasso/contract/addition';
import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import { additionLimits, changeLimits } from '@incasso/contract/limits';
import * as v from 'valibot';
import {
  everySubmission,
  intakeEntries,
  intakeRecordSchema,
  storedDocumentSchema,
  type IntakeRecord,
} from './SubmissionRecord';

/** A case takes no more than these. */
export const maxLaterRecords = additionLimits.maxCount + changeLimits.maxCount;

/** Its place among all that came to the case, in the order in which it was committed. */
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxLaterRecords));

/** Documents and a note that a client added to the case by its link. */
const additionRecordSchema = v.object({
  ...everySubmission,
  kind: v.literal('addition'),
  number,
  /** The submission id of the call: tells a repeat from another addition. */
  additionId: submissionIdSchema,
  /** What the client wrote; may be empty. */
  note: additionNoteSchema,
  documents: v.array(storedDocumentSchema),
  invoices: intakeEntries.invoices,
});

/**
 * A whole case as its visitor sent it again, changed, after the answer to what was sent before was lost. The last one
 * holds; those before are kept.
 */
const changeRecordSchema = v.object({ ...intakeRecordSchema.entries, kind: v.literal('change'), number });

/** What `submissions/{submissionId}/{number}.json` holds: something that came to a case after its first record. */
export const laterRecordSchema = v.variant('kind', [additionRecordSchema, changeRecordSchema]);

export type LaterRecord = v.InferOutput<typeof laterRecordSchema>;
export type AdditionRecord = v.InferOutput<typeof additionRecordSchema>;
export type ChangeRecord = v.InferOutput<typeof changeRecordSchema>;

/** A case as it was sent at one time: at first, or changed. */
export type CaseVersion = IntakeRecord | ChangeRecord;
