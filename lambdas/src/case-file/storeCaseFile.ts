import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import { fileName } from '../submissions/fileNames';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import { caseFileJson, composeCaseFile } from './composeCaseFile';

export type CaseFileTerms = {
  readonly now: Date;
  /** Largest age of a case, in days, at which its file is still stored */
  readonly caseFileDays: number;
};

export function caseFileName(record: Pick<IntakeRecord, 'reference'>): string {
  return fileName(record, 'Aanvraag', 'case.json');
}

/**
 * Stores the case file unless it exists, and returns whether it exists. An old case gets none: S3 counts an object's
 * days from when it is written, so the file would outlive the record.
 */
export async function storeCaseFile(
  store: ObjectStore,
  record: IntakeRecord,
  { now, caseFileDays }: CaseFileTerms,
): Promise<boolean> {
  const ageMs = now.getTime() - new Date(record.receivedAt).getTime();
  if (ageMs > caseFileDays * 24 * 60 * 60_000) return false;
  const bytes = caseFileJson(composeCaseFile(record));
  const downloadName = caseFileName(record);
  await store.create(storageKeys.caseFile(record.submissionId), {
    bytes,
    contentType: 'application/json',
    downloadName,
  });
  return true;
}
