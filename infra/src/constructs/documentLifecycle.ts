import { retentionDays } from '@incasso/contract/retention';
import { caseFileDays } from '@incasso/lambdas/case-file/caseFileDays';
import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import { Duration } from 'aws-cdk-lib';
import type { LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { minRuleDays, recoveryDays, roundingDays } from '../stages/lifecycleDays';

/**
 * Lifecycle rules that remove everything of an object within its retention, even if it was stored just after midnight.
 */
export function documentLifecycle(submissionDays: number): LifecycleRule[] {
  const { botTokens, confirmations, unclaimedDocuments, erasedIds } = retentionDays;
  return [
    keepFor(storagePrefixes.botTokens, botTokens, minRuleDays),
    keepFor(storagePrefixes.confirmations, confirmations, minRuleDays),
    keepFor(storagePrefixes.uploads, unclaimedDocuments, minRuleDays),
    keepFor(storagePrefixes.erased, erasedIds, minRuleDays),
    keepFor(storagePrefixes.documents, submissionDays, recoveryDays),
    keepFor(storagePrefixes.submissions, submissionDays, recoveryDays),
    keepFor(storagePrefixes.cases, submissionDays - caseFileDays, recoveryDays),
    keepFor(storagePrefixes.outbox, submissionDays, recoveryDays),
    // Former versions are deleted at once. Otherwise a search for the oldest would have to skip them.
    keepFor(storagePrefixes.held, submissionDays, minRuleDays),
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
