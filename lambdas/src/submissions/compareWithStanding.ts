import { changeLimits } from '@incasso/contract/limits';
import { accept, refuse, type Result } from '../results/Result';
import type { ChangeRecord } from './ChangeRecord';
import type { SubmissionRecord } from './SubmissionRecord';

/** What stands under the id of a submission: its record, or a changed version. */
export type StandingRecord = SubmissionRecord | ChangeRecord;

/** The record that stands, ours or that of an equal call before, and the one by which the submission began. */
export type Stored = {
  readonly record: StandingRecord;
  readonly first: StandingRecord;
  readonly isRepeat: boolean;
};

/** What tells one call of a submission from another. */
export type SentContent = {
  readonly digest: string;
  readonly draftKeyHash?: string;
  readonly revision?: number;
};

/**
 * What a call comes to beside what stands under its id, in the order of its commit: a repeat of one of them, a
 * conflict, or `undefined` when it takes the next place, as the case itself or as a changed version of it.
 */
export function compareWithStanding(
  standing: readonly StandingRecord[],
  { digest, draftKeyHash, revision = 1 }: SentContent,
): Result<Stored> | undefined {
  const [first] = standing;
  const latest = standing.at(-1);
  if (first === undefined || latest === undefined) return undefined;
  const repeat = (record: StandingRecord) => accept({ record, first, isRepeat: true });
  const conflict = (reason: string) => refuse('submission_conflict', { reason });

  const isOfSameDraft = draftKeyHash !== undefined && first.kind !== 'contact' && first.draftKeyHash === draftKeyHash;
  if (!isOfSameDraft) return digest === first.digest ? repeat(first) : conflict('another_draft');
  const same = standing.find((record) => record.kind !== 'contact' && record.revision === revision);
  if (same !== undefined) return digest === same.digest ? repeat(same) : conflict('same_revision');
  if (latest.kind !== 'contact' && revision < latest.revision) return conflict('earlier_revision');
  if (digest === latest.digest) return repeat(latest);
  return standing.length > changeLimits.maxCount ? conflict('too_many_changes') : undefined;
}
