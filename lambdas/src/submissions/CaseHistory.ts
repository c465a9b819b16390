import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import type { AdditionRecord, CaseVersion, ChangeRecord, LaterRecord } from './LaterRecord';
import { readLaterRecords } from './readRecords';
import type { IntakeRecord } from './SubmissionRecord';

/** A case: its first record and its later records, in commit order */
export type CaseHistory = { readonly first: IntakeRecord; readonly later: readonly LaterRecord[] };

/** The case as first received */
export function asFirstReceived(first: IntakeRecord): CaseHistory {
  return { first, later: [] };
}

export async function readCaseHistory(store: ObjectStore, first: IntakeRecord): Promise<CaseHistory> {
  return { first, later: await readLaterRecords(store, first.submissionId) };
}

export function changesOf({ later }: CaseHistory): ChangeRecord[] {
  return later.filter((record) => record.kind === 'change');
}

export function additionsOf({ later }: CaseHistory): AdditionRecord[] {
  return later.filter((record) => record.kind === 'addition');
}

/** The latest version of the case */
export function latestVersion(history: CaseHistory): CaseVersion {
  return changesOf(history).at(-1) ?? history.first;
}

/** The version that a change replaced. */
export function versionBefore(history: CaseHistory, change: ChangeRecord): CaseVersion {
  const before = changesOf(history).filter(({ number }) => number < change.number);
  return before.at(-1) ?? history.first;
}

/** Its number among the later records of its kind, from 1. Changes and additions are counted separately. */
export function numberOfKind({ later }: CaseHistory, { kind, number }: LaterRecord): number {
  return later.filter((record) => record.kind === kind && record.number <= number).length;
}

/** The key of the case file for this state of the case */
export function caseFileKey({ first: { submissionId }, later }: CaseHistory): string {
  return storageKeys.caseFile({ submissionId, number: later.length });
}
