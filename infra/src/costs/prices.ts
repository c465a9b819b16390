/** The day on which these prices were written down. */
export const pricesOf = '2026-11-21';

/**
 * AWS's list prices for eu-central-1 as we knew them that day, in US dollars, without tax and without the free tier.
 * They were not fetched from AWS: look at aws.amazon.com/pricing before a decision hangs on one.
 */
export const prices = {
  secretPerMonth: 0.4,
  alarmPerMonth: 0.1,
  hostedZonePerMonth: 0.5,
  firewallPerMonth: 5,
  firewallRulePerMonth: 1,
  firewallPerMillionRequests: 0.6,
  edgePerMillionRequests: 1.2,
  edgePerGigabyte: 0.085,
  edgeFunctionPerMillion: 0.1,
  apiPerMillionCalls: 1.2,
  functionPerMillionCalls: 0.2,
  functionPerGigabyteSecond: 0.0000133334,
  storagePerGigabyteMonth: 0.0245,
  storagePerThousandWrites: 0.0054,
  storagePerThousandReads: 0.00043,
  eventsPerMillion: 1,
  queuePerMillionRequests: 0.4,
  mailPerThousand: 0.1,
  mailPerGigabyte: 0.12,
  scanPerGigabyte: 0.11,
  scanPerThousandObjects: 0.26,
  logsPerGigabyte: 0.63,
} as const;
