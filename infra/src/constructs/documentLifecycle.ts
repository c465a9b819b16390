import { retentionDays } from '@incasso/contract/retention';
import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import { Duration } from 'aws-cdk-lib';
import type { LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { caseFileDays, minRuleDays, recoveryDays, roundingDays } from '../stages/lifecycleDays';

/** What is dropped when: of every object nothing is left at the end of its days, wherever in a day they began. */
export function documentLifecycle(submissionDays: number): LifecycleRule[] {
  const { botTokens, unclaimedDocuments } = retentionDays;
  return [
    keepFor(storagePrefixes.botTokens, botTokens, minRuleDays),
    keepFor(storagePrefixes.uploads, unclaimedDocuments, minRuleDays),
    keepFor(storagePrefixes.documents, submissionDays, recoveryDays),
    keepFor(storagePrefixes.submissions, submissionDays, recoveryDays),
    keepFor(storagePrefixes.cases, submissionDays - caseFileDays(submissionDays), recoveryDays),
    keepFor(storagePrefixes.outbox, submissionDays, recoveryDays),
    keepFor(storagePrefixes.deadLetters, submissionDays, recoveryDays),
    {
      id: 'leftovers',
      expiredObjectDeleteMarker: true,
      abortIncompleteMultipartUploadAfter: Duration.days(minRuleDays),
    },
  ];
}

function keepFor(prefix: string, days: number, formerVersionDays: number): LifecycleRule {
  return {
    id: prefix.replace('/', ''),
    prefix,
    expiration: Duration.days(days - formerVersionDays - roundingDays),
    noncurrentVersionExpiration: Duration.days(formerVersionDays),
  };
}
