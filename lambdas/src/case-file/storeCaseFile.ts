import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import { caseFileJson } from './caseFileJson';
import { caseFileDelayDays } from './caseFileDelayDays';

/**
 * Stores the case file beside its record, unless it is there. Of a record that is older than `caseFileDelayDays` none
 * is stored any more: its days would end after those that are promised for the record.
 */
export async function storeCaseFile(store: ObjectStore, record: IntakeRecord, now: Date): Promise<void> {
  const ageMs = now.getTime() - new Date(record.receivedAt).getTime();
  if (ageMs > caseFileDelayDays * 24 * 60 * 60_000) return;
  const body = { bytes: caseFileJson(record), contentType: 'application/json' };
  await store.create(storageKeys.caseFile(record.submissionId), body);
}
