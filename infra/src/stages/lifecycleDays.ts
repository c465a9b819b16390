import { retentionDays } from '@incasso/contract/retention';

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

/** A mail is sent within a day, and its case file is stored then. */
const mailingDays = 1;

/**
 * The age of a case, in days, up to which its case file is stored: as long as the client can add to it, or less in a
 * stage with a short retention. The file is kept for the rest of the case's retention.
 */
export function caseFileDays(submissionDays: number): number {
  return Math.min(retentionDays.caseLinks + mailingDays, submissionDays - minRuleDays - endingDays);
}

/** The shortest retention that leaves time to restore submissions. */
export const minSubmissionDays = minRuleDays + endingDays + mailingDays;

/**
 * Arguments with which `submissions -- restore` knows what is too old. S3 expires an older object again at the next
 * midnight, and then keeps it through the deletion steps once more: longer than promised.
 */
export function restorableDays(submissionDays: number): string[] {
  const records = submissionDays - endingDays;
  return [
    '--restorable-days',
    String(records),
    '--restorable-case-days',
    String(records - caseFileDays(submissionDays)),
  ];
}
