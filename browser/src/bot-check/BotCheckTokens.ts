import type { BotAction } from '@incasso/contract/api';
import type { CallFailure } from '../api/CallFailure';

/** Proof that a visitor fills in the form: the string that calls carry as `recaptchaToken`, whatever the provider. */
export type BotCheckTokens = {
  /** Starts the work for a token before the visitor submits. Rejects with a `BotCheckError`. */
  prepare(action: BotAction): Promise<void>;
  /** A fresh token; each is handed out once. Rejects with a `BotCheckError`. */
  token(action: BotAction): Promise<string>;
};

export type BotCheckFault =
  /** The provider's script is missing or did not load. */
  | 'script_missing'
  /** The page is not on https or localhost: browsers then give it no `crypto.subtle`. */
  | 'insecure_context'
  /** The configuration or the challenge could not be had. */
  | 'unreachable'
  /** The provider gave no token. */
  | 'unsolved';

/** Why there is no token. The visitor reads the same message for every fault. */
export class BotCheckError extends Error {
  constructor(
    readonly fault: BotCheckFault,
    /** The failure of the call for a challenge, where that is the reason. */
    readonly failure?: CallFailure,
  ) {
    super(`No bot check token: ${fault}`);
  }
}
