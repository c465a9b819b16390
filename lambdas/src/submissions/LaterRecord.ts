import { additionTextSchema } from '@incasso/contract/addition';
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

/** Later records of a case at most */
export const maxLaterRecords = additionLimits.maxCount + changeLimits.maxCount;

/** Its number among all later records of the case, in commit order */
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxLaterRecords));

/** Documents and a note that a client added to the case by its link */
const additionRecordSchema = v.object({
  ...everySubmission,
  kind: v.literal('addition'),
  number,
  /** The submission id of the request: distinguishes a repeat from another addition. */
  additionId: submissionIdSchema,
  /** The client's own text; may be empty */
  note: additionTextSchema.entries.note,
  documents: v.array(storedDocumentSchema),
  invoices: intakeEntries.invoices,
});

/**
 * A whole case that its visitor changed and sent again after the first response was lost. The latest version counts;
 * earlier ones are kept.
 */
const changeRecordSchema = v.object({ ...intakeRecordSchema.entries, kind: v.literal('change'), number });

/** The content of `submissions/{submissionId}/{number}.json`: an addition to a case, or a changed version. */
export const laterRecordSchema = v.variant('kind', [additionRecordSchema, changeRecordSchema]);

export type LaterRecord = v.InferOutput<typeof laterRecordSchema>;
export type AdditionRecord = v.InferOutput<typeof additionRecordSchema>;
export type ChangeRecord = v.InferOutput<typeof changeRecordSchema>;

/** A version of a case: the first one or a changed one */
export type CaseVersion = IntakeRecord | ChangeRecord;
