import { refuse, type Refused } from '../Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys, type StoredSubmission } from '../storage/storageKeys';

export async function refuseErased(store: ObjectStore, submission: StoredSubmission): Promise<Refused | undefined> {
  if ((await store.sizeOf(storageKeys.tombstone(submission))) === undefined) return undefined;
  return refuse(submission.caseId !== undefined ? 'link_revoked' : 'submission_erased', { reason: 'erased' });
}
