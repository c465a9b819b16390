import type { ObjectStore } from '../storage/ObjectStore';
import { caseFileKey, type CaseHistory } from '../submissions/CaseHistory';
import { fileName } from '../submissions/fileNames';
import { caseFileJson, composeCaseFile } from './composeCaseFile';

export type CaseFileTerms = {
  readonly now: Date;
  /** Largest age of a case, in days, at which its file is still stored */
  readonly caseFileDays: number;
};

/** The name under which the staff downloads it */
export function caseFileName({ first }: CaseHistory): string {
  return fileName(first, 'Dossier', 'case.json');
}

/**
 * Stores the case file of this state unless it exists; returns whether it exists. Not for an old case: S3 counts an
 * object's days from when it is written, so the file would outlive the record.
 */
export async function storeCaseFile(
  store: ObjectStore,
  history: CaseHistory,
  { now, caseFileDays }: CaseFileTerms,
): Promise<boolean> {
  const ageMs = now.getTime() - new Date(history.first.receivedAt).getTime();
  if (ageMs > caseFileDays * 24 * 60 * 60_000) return false;
  const bytes = caseFileJson(composeCaseFile(history));
  const downloadName = caseFileName(history);
  await store.create(caseFileKey(history), { bytes, contentType: 'application/json', downloadName });
  return true;
}
