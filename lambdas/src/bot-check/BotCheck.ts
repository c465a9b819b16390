import type { BotAction } from '@incasso/contract/api';

/** What a token comes to. `reason` is a word of ours, for the log. */
export type BotVerdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The provider did not answer. */
  | { readonly kind: 'unavailable' };

/** The port to whoever tells visitors from machines. A token is good for one submission, however often that one is sent. */
export type BotCheck = {
  check(claim: {
    readonly token: string;
    readonly action: BotAction;
    readonly submissionId: string;
  }): Promise<BotVerdict>;
};
