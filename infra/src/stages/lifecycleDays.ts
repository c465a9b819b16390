import { retentionDays } from '@incasso/contract/retention';

/** How long a deleted object can be brought back at least. In days. */
export const recoveryDays = 7;

/**
 * S3 deletes an object in three steps: it becomes a former version, the version goes, the delete marker goes. Each
 * takes up to a day longer than its rule says, since S3 rounds up to the next midnight UTC.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/intro-lifecycle-rules.html
 */
export const roundingDays = 3;

/** S3 takes no rule of fewer days. */
export const minRuleDays = 1;

/** Days until nothing of an object is left, after those of its rule. */
const endingDays = recoveryDays + roundingDays;

/** A mail is sent within a day at the latest, and its case file is stored then. */
const mailingDays = 1;

/**
 * The age of a case, in days, up to which a case file of it is stored: as long as its client can add to it, or less in
 * a stage that keeps cases for a short time. The file is kept for the rest of the case's days.
 */
export function caseFileDays(submissionDays: number): number {
  return Math.min(retentionDays.caseLinks + mailingDays, submissionDays - minRuleDays - endingDays);
}

/** The shortest retention that leaves time to bring submissions back. */
export const minSubmissionDays = minRuleDays + endingDays + mailingDays;

/**
 * The arguments by which `submissions -- restore` knows what is too old. S3 hides an older object again at the next
 * midnight, and keeps it for the days of its ending once more: longer than promised.
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
