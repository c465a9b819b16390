import { retryRule } from '@incasso/contract/api';

export const callLimits = {
  windowSeconds: 300,
  /** Per IP address. A full intake makes about ten calls. */
  perAddress: 300,
  /**
   * Per partner key, over all IP addresses. The site's own key has no limit: an attacker could use it up and lock out
   * all visitors.
   */
  perPartner: 3000,
  /** Per partner key and IP address, so that one address cannot use up the partner's limit. */
  perPartnerAndAddress: 100,
  /** The `retry-after` of a refusal: the longest delay after which browsers still retry. */
  retryAfterSeconds: retryRule.maxDelayMs / 1000,
} as const;

/** Calls per window. */
export type CallLimits = Readonly<Record<'perAddress' | 'perPartner' | 'perPartnerAndAddress', number>>;
