import type { ObjectStore } from '../storage/ObjectStore';
import { caseFileKey, type CaseHistory } from '../submissions/CaseHistory';
import { caseFileJson, composeCaseFile } from './composeCaseFile';

export type CaseFileTerms = {
  readonly now: Date;
  /** Of a case that is older than this, in days, no file is stored. */
  readonly caseFileDays: number;
};

/**
 * Stores the file of this state of a case, unless it is there. Of an old case none is stored any more: S3 counts a
 * file's days from when it was written, so it would outlive the record.
 */
export async function storeCaseFile(
  store: ObjectStore,
  history: CaseHistory,
  { now, caseFileDays }: CaseFileTerms,
): Promise<void> {
  const ageMs = now.getTime() - new Date(history.first.receivedAt).getTime();
  if (ageMs > caseFileDays * 24 * 60 * 60_000) return;
  const bytes = caseFileJson(composeCaseFile(history));
  await store.create(caseFileKey(history), { bytes, contentType: 'application/json' });
}
