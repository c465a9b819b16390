import { caseFileDays } from '@incasso/lambdas/case-file/caseFileDays';

/** The minimum time in which a deleted object can be restored, in days. */
export const recoveryDays = 7;

/**
 * S3 deletes an object in three steps: it becomes a former version, the version is deleted, the delete marker is
 * deleted. Each takes up to a day longer than its rule says, since S3 rounds up to the next midnight UTC.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/intro-lifecycle-rules.html
 */
export const roundingDays = 3;

/** S3's minimum for a rule. */
export const minRuleDays = 1;

/** Days until nothing of an object is left, after the days of its rule. */
const endingDays = recoveryDays + roundingDays;

/** The shortest retention that leaves time to restore submissions, and to store their case files. */
export const minSubmissionDays = minRuleDays + endingDays + caseFileDays;

/**
 * Arguments that tell `submissions -- restore` what is too old. S3 expires an older object again at the next
 * midnight, and then keeps it through the deletion steps once more: longer than promised.
 */
export function restorableDays(submissionDays: number): string[] {
  const records = submissionDays - endingDays;
  return ['--restorable-days', String(records), '--restorable-case-days', String(records - caseFileDays)];
}
