import { accept, refuse, type Result } from '../Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { storagePrefixes } from '../storage/storagePrefixes';

/**
 * Uses of a token. A browser gets one token per request and sends a request four times at most. Each may count twice,
 * when the store's response was lost.
 */
export const maxTokenUses = 10;

type TokenUse = { readonly tokenId: string; readonly spendOn: string };

/**
 * Spends a token on a submission, or on the uploads of a draft. Refused when the token was spent on another. The
 * same submission or draft may use its token again, as often as a browser retries.
 */
export async function spendToken(store: ObjectStore, use: TokenUse): Promise<Result<undefined>> {
  const outcome = await store.create(keyOf(use), bodyOf(use, 1));
  if (outcome === 'created') return accept(undefined);
  return (await spendAgain(store, use)) ?? refuse('bot_check_failed', { reason: 'spent' });
}

/** Counts one more use of a token; `undefined` when it is unspent. */
export async function spendAgain(store: ObjectStore, use: TokenUse): Promise<Result<undefined> | undefined> {
  for (;;) {
    const spent = await store.read(keyOf(use));
    if (spent === undefined) return undefined;
    const [spentOn, uses = '1'] = new TextDecoder().decode(spent.bytes).split(' ');
    if (spentOn !== use.spendOn) return refuse('bot_check_failed', { reason: 'spent' });
    if (Number(uses) >= maxTokenUses) return refuse('bot_check_failed', { reason: 'used_up' });
    // A concurrent request counted first: count again. Each took one of the few uses, so the recursion ends.
    const counted = await store.replace(keyOf(use), { ...bodyOf(use, Number(uses) + 1), etag: spent.etag });
    if (counted !== undefined) return accept(undefined);
  }
}

function keyOf({ tokenId }: TokenUse): string {
  return storagePrefixes.botTokens + tokenId;
}

/** The submission comes first in the body: erasing finds its tokens by that. */
function bodyOf({ spendOn }: TokenUse, uses: number) {
  return { bytes: `${spendOn} ${uses}`, contentType: 'text/plain' };
}
