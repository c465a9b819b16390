import { retryRule } from '@incasso/contract/api';

/** How often the API may be called before a caller has to wait. */
export const callLimits = {
  windowSeconds: 300,
  /** From one address. A visitor makes about ten calls for a whole intake. */
  perAddress: 300,
  /**
   * With the public key of one partner, from anywhere. The site's own has no limit: whoever used it up would lock out
   * all visitors.
   */
  perPartner: 3000,
  /** With the public key of one partner, from one address, which must not use up what all its visitors have. */
  perPartnerAndAddress: 100,
  /** What a caller is told to wait where nobody knows better: the longest wait after which browsers still try again. */
  retryAfterSeconds: retryRule.maxDelayMs / 1000,
} as const;

/** How many calls may be made within the window. */
export type CallLimits = Readonly<Record<'perAddress' | 'perPartner' | 'perPartnerAndAddress', number>>;
