import type { ScheduledEvent } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import type { ScanResult } from '../store/Scanner';
import type { StoreEvent } from '../store/Operation';

const account = '000000000000';

/** Builds events of EventBridge's default bus. */
export function busEvents(region: string) {
  const envelope = () => ({ version: '0', id: randomUUID(), account, time: new Date().toISOString(), region });
  return {
    timer: (): ScheduledEvent => ({
      ...envelope(),
      source: 'aws.events',
      'detail-type': 'Scheduled Event',
      resources: [`arn:aws:events:${region}:${account}:rule/retry-timer`],
      detail: {},
    }),

    store: ({ bucket, key, size, etag, versionId }: StoreEvent) => ({
      ...envelope(),
      source: 'aws.s3',
      'detail-type': 'Object Created',
      resources: [`arn:aws:s3:::${bucket}`],
      detail: {
        version: '0',
        bucket: { name: bucket },
        object: { key, size, etag, 'version-id': versionId },
        'request-id': randomUUID(),
        requester: account,
        reason: 'PutObject',
      },
    }),

    /** https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html */
    scan: ({ bucket, key, versionId, etag, verdict }: ScanResult) => ({
      ...envelope(),
      source: 'aws.guardduty',
      'detail-type': 'GuardDuty Malware Protection Object Scan Result',
      resources: [`arn:aws:guardduty:${region}:${account}:malware-protection-plan/local`],
      detail: {
        schemaVersion: '1.0',
        scanStatus: 'COMPLETED',
        resourceType: 'S3_OBJECT',
        s3ObjectDetails: { bucketName: bucket, objectKey: key, eTag: etag, versionId, s3Throttled: false },
        scanResultDetails: { scanResultStatus: verdict, threats: null },
      },
    }),
  };
}
