import { storagePrefixes } from './storage/storagePrefixes';

/**
 * The queue before `notify-staff`. Each message has the function's time for itself. A message that failed `maxReceives`
 * times goes to the dead-letter queue. Messages older than `retentionMinutes` are dropped, or each run of the timer would
 * add to them while mails fail.
 */
export const notifyQueue = {
  batchSize: 1,
  /**
   * Messages at a time. A new account runs ten functions at once, and the forms need the others:
   * https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html. Without a limit Lambda begins with five and
   * goes up to a thousand, which SES would refuse: https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html
   */
  maxConcurrency: 5,
  maxReceives: 5,
  visibilityTimeoutSeconds: 360,
  retentionMinutes: 60,
} as const;

/** Port to the queue. Throws when it did not take every message. */
export type MessageQueue = {
  send(bodies: readonly string[]): Promise<void>;
};

/** EventBridge patterns of the events that go to `notifyQueue`, one rule each. */
export function notifyEventPatterns(bucketName: string) {
  return {
    /** A record was stored: its mails are due. */
    recordStored: {
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: { bucket: { name: [bucketName] }, object: { key: [{ prefix: storagePrefixes.submissions }] } },
    },
    /** The malware scan has a verdict on a document. Only with `MALWARE_SCAN=guardduty`. */
    documentScanned: {
      source: ['aws.guardduty'],
      'detail-type': ['GuardDuty Malware Protection Object Scan Result'],
      detail: {
        s3ObjectDetails: { bucketName: [bucketName], objectKey: [{ prefix: storagePrefixes.documents }] },
      },
    },
  };
}
