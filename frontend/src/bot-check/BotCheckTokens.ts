import type { BotAction } from '@incasso/contract/api';
import type { CallFailure } from '../api/CallFailure';

/** Calls send these tokens as `recaptchaToken`, whatever the provider. */
export type BotCheckTokens = {
  /** Starts to compute a token before the visitor submits. Rejects with a `BotCheckError`. */
  prepare(action: BotAction): Promise<void>;
  /** Returns a fresh token, which no other call gets. Rejects with a `BotCheckError`. */
  token(action: BotAction): Promise<string>;
};

export type BotCheckFault =
  /** The provider's script is missing or failed to load. */
  | 'script_missing'
  /** The page is not on HTTPS or localhost, so browsers give it no `crypto.subtle`. */
  | 'insecure_context'
  /** The configuration or the challenge failed to load. */
  | 'unreachable'
  /** The provider returned no token. */
  | 'unsolved';

/** Why there is no token. The visitor sees the same message for every reason. */
export class BotCheckError extends Error {
  constructor(
    readonly fault: BotCheckFault,
    /** The failed call for a challenge, if that is the reason. */
    readonly failure?: CallFailure,
  ) {
    super(`No bot check token: ${fault}`);
  }
}
