import { composeCaseFile } from '../case-file/composeCaseFile';
import { caseFileSchema, type CaseFile } from '../case-file/CaseFile';
import type { AdditionRecord } from '../submissions/AdditionRecord';
import { caseFileKey, type CaseHistory } from '../submissions/CaseHistory';
import type { CaseVersion } from '../submissions/ChangeRecord';
import * as v from 'valibot';
import { maxCaseEventBytes } from './caseEventPattern';

/** What a case system is sent of each case. `docs/operations.md` says how to take it in. */
export const caseEventSchema = v.object({
  /** Of this format. Something new is optional; whatever else changes is another version. */
  version: v.literal(1),
  /** The same whenever the same is sent again: a receiver that knows it has nothing to do. */
  id: v.pipe(v.string(), v.uuid()),
  /** What came to the case, by its number. Absent: the case itself came in. */
  update: v.exactOptional(
    v.object({ kind: v.picklist(['change', 'addition']), number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  ),
  /** As it was when the event was made. */
  case: caseFileSchema,
  /** What of the case did not fit, and stands in the stored file alone. Absent for nearly all. */
  leftOut: v.exactOptional(v.array(v.picklist(['claims', 'changes']))),
  /** Where the whole file lies, half an hour after what is told came in at the latest. */
  stored: v.object({ bucket: v.string(), key: v.string() }),
});

export type CaseEvent = v.InferOutput<typeof caseEventSchema>;

type CaseEventFacts = {
  /** What is told: the case itself, or what came to it. */
  readonly record: CaseVersion | AdditionRecord;
  readonly history: CaseHistory;
  readonly bucket: string;
};

/** The event on what came in, with the case as it is. What is too long stays out. */
export function caseEvent({ record, history, bucket }: CaseEventFacts): CaseEvent {
  const whole: CaseEvent = {
    version: 1,
    id: record.attempt,
    ...(record.kind !== 'intake' && { update: { kind: record.kind, number: record.number } }),
    case: composeCaseFile(history),
    stored: { bucket, key: caseFileKey(history) },
  };
  if (fits(whole)) return whole;
  const unread: CaseEvent = { ...whole, case: withoutClaims(whole.case), leftOut: ['claims'] };
  if (fits(unread)) return unread;
  return { ...unread, case: withoutChanges(unread.case), leftOut: ['claims', 'changes'] };
}

function fits(event: CaseEvent): boolean {
  return Buffer.byteLength(JSON.stringify(event)) <= maxCaseEventBytes;
}

function withoutChanges(file: CaseFile): CaseFile {
  const unchanged = { ...file };
  delete unchanged.changes;
  return unchanged;
}

function withoutClaims({ changes, additions, ...file }: CaseFile): CaseFile {
  return {
    ...file,
    claims: [],
    ...(changes !== undefined && {
      changes: changes.map((change) => ({ ...change, replaced: { ...change.replaced, claims: [] } })),
    }),
    ...(additions !== undefined && { additions: additions.map((addition) => ({ ...addition, claims: [] })) }),
  };
}
