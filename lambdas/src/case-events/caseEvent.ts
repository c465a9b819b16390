import { composeCaseFile } from '../case-file/composeCaseFile';
import { caseFileSchema } from '../case-file/CaseFile';
import { storageKeys } from '../storage/storageKeys';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import * as v from 'valibot';
import { maxCaseEventBytes } from './caseEventPattern';

/** What a case system is sent of each case. `docs/operations.md` says how to take it in. */
export const caseEventSchema = v.object({
  /** Of this format. Something new is optional; whatever else changes is another version. */
  version: v.literal(1),
  /** The same whenever the same case is sent again: a receiver that knows it has nothing to do. */
  id: v.pipe(v.string(), v.uuid()),
  case: caseFileSchema,
  /** What of the case did not fit, and stands in the stored file alone. Absent for nearly all. */
  leftOut: v.exactOptional(v.array(v.picklist(['claims']))),
  /** Where the whole file lies, half an hour after the case came in at the latest. */
  stored: v.object({ bucket: v.string(), key: v.string() }),
});

export type CaseEvent = v.InferOutput<typeof caseEventSchema>;

/** The event on a case, the same however often it is made. What e-invoices say stays out where it is too long. */
export function caseEvent(record: IntakeRecord, bucket: string): CaseEvent {
  const whole: CaseEvent = {
    version: 1,
    id: record.attempt,
    case: composeCaseFile(record),
    stored: { bucket, key: storageKeys.caseFile(record.submissionId) },
  };
  if (Buffer.byteLength(JSON.stringify(whole)) <= maxCaseEventBytes) return whole;
  return { ...whole, case: { ...whole.case, claims: [] }, leftOut: ['claims'] };
}
