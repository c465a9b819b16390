import type { BotAction } from '@incasso/contract/api';
import type { BotCheckTokens } from './BotCheckTokens';

/** A token and its expiry, in milliseconds since 1970 on the clock of the visitor's device. */
export type AltchaToken = { readonly token: string; readonly expiresAt: number };

/** A token that expires within this time is not used, because a call may take that long. In milliseconds. */
const tokenMarginMs = 60_000;

type Kept = { readonly token: Promise<AltchaToken>; expiresAt?: number };

/**
 * Caches one token per action. `prepare` computes it, and again once it has expired; `token` returns it once. There is
 * no timer, so that an idle page does no work.
 */
export function keepTokens(obtain: (action: BotAction) => Promise<AltchaToken>): BotCheckTokens {
  const keptTokens = new Map<BotAction, Kept>();

  const start = (action: BotAction): Kept => {
    const kept: Kept = { token: obtain(action) };
    keptTokens.set(action, kept);
    kept.token.then(
      ({ expiresAt }) => (kept.expiresAt = expiresAt),
      () => drop(action, kept),
    );
    return kept;
  };

  const drop = (action: BotAction, kept: Kept) => {
    if (keptTokens.get(action) === kept) keptTokens.delete(action);
  };

  const current = (action: BotAction): Kept => {
    const kept = keptTokens.get(action);
    const isGood = kept !== undefined && (kept.expiresAt ?? Infinity) - Date.now() > tokenMarginMs;
    return isGood ? kept : start(action);
  };

  return {
    async prepare(action) {
      await current(action).token;
    },
    async token(action) {
      const kept = current(action);
      const { token } = await kept.token;
      drop(action, kept);
      return token;
    },
  };
}
