const hourMs = 60 * 60_000;

/** Limits on confirmations: anyone can enter another person's address. */
export const confirmationLimits = {
  /** Confirmations of cases to an address, and as many of additions. */
  ofAddress: { max: 3, windowMs: 24 * hourMs },
  /**
   * Confirmations in total. A day of them is a quarter of the SES quota of an account outside the sandbox; the rest is
   * for the staff's mails. https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas.html
   */
  ofAll: { max: 125, windowMs: hourMs / 4 },
  /** A rate-limited confirmation is dropped this long after its record arrived, and the staff is notified. */
  heldMs: 24 * hourMs,
} as const;
