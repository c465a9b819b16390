import { retryRule } from '@incasso/contract/api';

/** How often the API may be called before a caller has to wait. */
export const callLimits = {
  windowSeconds: 300,
  /** From one address. A visitor makes about ten calls for a whole intake. */
  perAddress: 300,
  /**
   * With the public key of one partner, from any address. The site's own key has no limit: one attacker who used it up
   * would lock out all visitors.
   */
  perPartner: 3000,
  /** With the public key of one partner, from one address: it must not use up the partner's limit alone. */
  perPartnerAndAddress: 100,
  /** The `retry-after` of a refusal: the longest wait after which browsers still try again. */
  retryAfterSeconds: retryRule.maxDelayMs / 1000,
} as const;

/** Calls allowed within the window. */
export type CallLimits = Readonly<Record<'perAddress' | 'perPartner' | 'perPartnerAndAddress', number>>;
