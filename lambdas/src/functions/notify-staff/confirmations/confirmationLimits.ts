const hourMs = 60 * 60_000;

/** Limits on confirmations: anyone can type the address of another person. */
export const confirmationLimits = {
  /** Addresses that the versions of one case are confirmed to. */
  addressesOfCase: 3,
  /** Confirmations to one address. */
  ofAddress: { max: 3, windowMs: 24 * hourMs },
  /**
   * Confirmations to all. A day of them is a quarter of what SES lets an account send that has left the sandbox; the
   * rest is left to the staff's mails. https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas.html
   */
  ofAll: { max: 125, windowMs: hourMs / 4 },
  /** One that the rate holds back is given up so long after its record came, and the staff is told. */
  heldMs: 24 * hourMs,
} as const;
