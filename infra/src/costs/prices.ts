/** The day on which these prices were written down. */
export const pricesOf = '2026-11-23';

/**
 * AWS's list prices for eu-central-1 as we knew them that day, in US dollars, without tax and without the free tier.
 * They were not fetched from AWS: look at these pages before a decision hangs on one.
 * https://aws.amazon.com/cloudwatch/pricing/ (alarms by metric, dashboards, metrics, logs)
 * https://aws.amazon.com/secrets-manager/pricing/ https://aws.amazon.com/waf/pricing/
 * https://aws.amazon.com/cloudfront/pricing/ https://aws.amazon.com/api-gateway/pricing/
 * https://aws.amazon.com/lambda/pricing/ https://aws.amazon.com/s3/pricing/ https://aws.amazon.com/sqs/pricing/
 * https://aws.amazon.com/eventbridge/pricing/ https://aws.amazon.com/ses/pricing/
 * https://aws.amazon.com/guardduty/pricing/ https://aws.amazon.com/route53/pricing/
 */
export const prices = {
  secretPerMonth: 0.4,
  alarmMetricPerMonth: 0.1,
  dashboardPerMonth: 3,
  metricPerMonth: 0.3,
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
  apiDestinationCallsPerMillion: 0.2,
  queuePerMillionRequests: 0.4,
  mailPerThousand: 0.1,
  mailPerGigabyte: 0.12,
  scanPerGigabyte: 0.11,
  scanPerThousandObjects: 0.26,
  objectTagPerTenThousandMonth: 0.01,
  logsPerGigabyte: 0.63,
  logsKeptPerGigabyteMonth: 0.0324,
  readingsPerHundredThousand: 0.1,
} as const;
