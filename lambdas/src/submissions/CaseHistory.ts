import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import type { AdditionRecord } from './AdditionRecord';
import type { CaseVersion, ChangeRecord } from './ChangeRecord';
import { readAdditions } from './readAdditions';
import { readChange, readChanges } from './readChanges';
import type { IntakeRecord } from './SubmissionRecord';

/** A case: its first record, and what came to it since, each in the order in which it was committed. */
export type CaseHistory = {
  readonly first: IntakeRecord;
  readonly changes: readonly ChangeRecord[];
  readonly additions: readonly AdditionRecord[];
};

/** The case as it was when it came in. */
export function atFirst(first: IntakeRecord): CaseHistory {
  return { first, changes: [], additions: [] };
}

/** The version of the case that holds. */
export function latestVersion({ first, changes }: CaseHistory): CaseVersion {
  return changes.at(-1) ?? first;
}

/** The version that a change came in place of. */
export function versionBefore({ first, changes }: CaseHistory, { number }: ChangeRecord): CaseVersion {
  return changes.find((change) => change.number === number - 1) ?? first;
}

/** How many things came to the case since: no two states of it have the same number. */
export function countLater({ changes, additions }: CaseHistory): number {
  return changes.length + additions.length;
}

/** Where the case file of this state of the case is stored. */
export function caseFileKey(history: CaseHistory): string {
  return storageKeys.caseFile({ submissionId: history.first.submissionId, number: countLater(history) });
}

/**
 * The case with all that came to it, as it stood at one moment. What comes while it is read would make states that
 * never were, and two of one number.
 */
export async function readCaseHistory(store: ObjectStore, first: IntakeRecord): Promise<CaseHistory> {
  const { submissionId } = first;
  const changes = await readChanges(store, submissionId);
  for (;;) {
    const additions = await readAdditions(store, submissionId);
    const next = await readChange(store, { submissionId, number: changes.length + 1 });
    if (next === undefined) return { first, changes, additions };
    changes.push(next);
  }
}
