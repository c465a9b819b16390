import { changeLimits } from '@incasso/contract/limits';
import * as v from 'valibot';
import { intakeRecordSchema, type IntakeRecord } from './SubmissionRecord';

/**
 * What `submissions/{submissionId}/change-{number}.json` holds: a whole case as its visitor sent it anew, under its
 * reference, after the answer to what he sent before was lost. The last one holds; those before are kept.
 */
export const changeRecordSchema = v.object({
  ...intakeRecordSchema.entries,
  kind: v.literal('change'),
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(changeLimits.maxCount)),
});

export type ChangeRecord = v.InferOutput<typeof changeRecordSchema>;

/** A case as it was sent at one time: at first, or changed. */
export type CaseVersion = IntakeRecord | ChangeRecord;
