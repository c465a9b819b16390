import { refuse, type Refused } from '../http/result/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';

/** Refuses a request of an erased submission; `undefined` otherwise. */
export async function refuseErased(
  store: ObjectStore,
  { submissionId, kind }: { readonly submissionId: string; readonly kind?: string },
): Promise<Refused | undefined> {
  if ((await store.sizeOf(storageKeys.tombstone(submissionId))) === undefined) return undefined;
  return refuse(kind === 'addition' ? 'link_revoked' : 'submission_erased', { reason: 'erased' });
}
