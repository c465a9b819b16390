import { refuse, type Refused } from '../http/result/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';

/** Refuses what a call sends of a submission that was erased; `undefined` when it was not. */
export async function refuseErased(
  store: ObjectStore,
  { submissionId, kind }: { readonly submissionId: string; readonly kind?: string },
): Promise<Refused | undefined> {
  if ((await store.sizeOf(storageKeys.tombstone(submissionId))) === undefined) return undefined;
  return refuse(kind === 'addition' ? 'link_revoked' : 'submission_erased', { reason: 'erased' });
}
