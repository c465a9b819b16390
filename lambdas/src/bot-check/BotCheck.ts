import type { BotAction } from '@incasso/contract/api';
import type { Result } from '../http/result/Result';

/**
 * The port to the service that tells visitors from machines. A token is good for one submission, and for a few calls
 * of it.
 */
export type BotCheck = {
  /** Whether the token passes. Refused as `bot_check_failed`, or as `unavailable` when the provider does not answer. */
  check(proof: {
    readonly token: string;
    readonly action: BotAction;
    /** What the token is spent on: a submission's id, or the folder of a draft's uploads below it. */
    readonly spendOn: string;
  }): Promise<Result<undefined>>;
};
