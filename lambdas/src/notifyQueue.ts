import { storagePrefixes } from './storage/storagePrefixes';

/** The queue before `notify-staff`. A message that failed `maxReceives` times goes to the dead-letter queue. */
export const notifyQueue = { batchSize: 5, maxReceives: 5, visibilityTimeoutSeconds: 360 } as const;

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
