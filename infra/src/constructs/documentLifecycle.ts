import { retentionDays } from '@incasso/contract/retention';
import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import { Duration } from 'aws-cdk-lib';
import type { LifecycleRule } from 'aws-cdk-lib/aws-s3';

/** How long something deleted, by mistake or because its time was over, can be brought back. In days. */
const recoveryDays = 7;

/**
 * What is dropped when. An object becomes a former version `recoveryDays` before its time is over, so that at the end
 * no version is left: else what the privacy policy calls erased would not be. One day of each is S3's minimum.
 */
export function documentLifecycle(submissionDays: number): LifecycleRule[] {
  const daysKept = {
    [storagePrefixes.botTokens]: retentionDays.botTokens,
    [storagePrefixes.uploads]: retentionDays.unclaimedDocuments,
    [storagePrefixes.documents]: submissionDays,
    [storagePrefixes.submissions]: submissionDays,
    [storagePrefixes.outbox]: submissionDays,
    [storagePrefixes.deadLetters]: submissionDays,
  };
  return [
    ...Object.entries(daysKept).map(([prefix, days]) => keepFor(prefix, days)),
    {
      id: 'leftovers',
      expiredObjectDeleteMarker: true,
      abortIncompleteMultipartUploadAfter: Duration.days(1),
    },
  ];
}

function keepFor(prefix: string, days: number): LifecycleRule {
  const formerVersionDays = days > recoveryDays ? recoveryDays : 1;
  return {
    id: prefix.replace('/', ''),
    prefix,
    expiration: Duration.days(Math.max(1, days - formerVersionDays)),
    noncurrentVersionExpiration: Duration.days(formerVersionDays),
  };
}
