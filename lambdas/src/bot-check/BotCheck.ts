import type { BotAction } from '@incasso/contract/api';
import type { Result } from '../Result';

/**
 * Port to the service that tells humans from bots. A token is valid for one submission and for a few requests of it.
 */
export type BotCheck = {
  /** Verifies a token. Refused as `bot_check_failed`, or as `unavailable` when the provider does not respond. */
  check(proof: {
    readonly token: string;
    readonly action: BotAction;
    /** What the token is spent on: a submission's id, or the upload folder of its draft, which begins with that id. */
    readonly spendOn: string;
  }): Promise<Result<undefined>>;
};
