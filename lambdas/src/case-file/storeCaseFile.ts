import type { ObjectStore } from '../storage/ObjectStore';
import { caseFileKey, countLater, type CaseHistory } from '../submissions/CaseHistory';
import { caseFileDelayDays } from './caseFileDelayDays';
import { caseFileJson } from './caseFileJson';

export type CaseFileTerms = {
  readonly now: Date;
  /** How old a case may be, in days, for a file of it to be stored that has what came later. */
  readonly caseUpdatesDays: number;
};

/**
 * Stores the file of this state of a case, unless it is there. Of a case that is too old none is stored any more: its
 * days would end after those that are promised for the record.
 */
export async function storeCaseFile(
  store: ObjectStore,
  history: CaseHistory,
  { now, caseUpdatesDays }: CaseFileTerms,
): Promise<void> {
  const ageMs = now.getTime() - new Date(history.first.receivedAt).getTime();
  const days = countLater(history) === 0 ? caseFileDelayDays : caseUpdatesDays;
  if (ageMs > days * 24 * 60 * 60_000) return;
  await store.create(caseFileKey(history), { bytes: caseFileJson(history), contentType: 'application/json' });
}
