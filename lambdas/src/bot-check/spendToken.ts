import type { ObjectStore } from '../storage/ObjectStore';
import { storagePrefixes } from '../storage/storagePrefixes';

/**
 * Spends a token on a submission. `false` when another submission has spent it; the same one may come again, with an
 * honest repeat or with tickets before it.
 */
export async function spendToken(
  store: ObjectStore,
  { tokenId, submissionId }: { tokenId: string; submissionId: string },
): Promise<boolean> {
  const key = storagePrefixes.botTokens + tokenId;
  const outcome = await store.create(key, { bytes: submissionId, contentType: 'text/plain' });
  return outcome === 'created' || (await isSpentOn(store, { tokenId, submissionId }));
}

/** Whether the token was spent on this very submission. */
export async function isSpentOn(
  store: ObjectStore,
  { tokenId, submissionId }: { tokenId: string; submissionId: string },
): Promise<boolean> {
  const spent = await store.read(storagePrefixes.botTokens + tokenId);
  return spent !== undefined && new TextDecoder().decode(spent.bytes) === submissionId;
}
