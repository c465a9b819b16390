import type { BotAction } from '@incasso/contract/api';
import type { CallFailure } from '../api/CallFailure';

/** Proof that a form is filled by a visitor: the string that calls carry as `recaptchaToken` (decision 8). */
export type BotCheck = {
  /** Does ahead of time what a token needs, so that nobody waits at submit. Rejects with a `BotCheckError`. */
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

/** Why no token could be had. The visitor reads the message of the catalogue, whatever the fault. */
export class BotCheckError extends Error {
  constructor(
    readonly fault: BotCheckFault,
    /** What the call for a challenge came to, where that is the reason. */
    readonly failure?: CallFailure,
  ) {
    super(`No bot check token: ${fault}`);
  }
}
