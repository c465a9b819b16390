import { retentionDays } from '@incasso/contract/retention';

/** How long something deleted, by mistake or because its time was over, can be brought back at least. In days. */
export const recoveryDays = 7;

/**
 * An object's end takes three steps: it becomes a former version, that version goes, and then the delete marker over
 * it. Each lasts up to a day longer than its rule says, since S3 rounds up to the next midnight UTC.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/intro-lifecycle-rules.html
 */
export const roundingDays = 3;

/** S3 takes no rule of fewer days. */
export const minRuleDays = 1;

/** Days from when an object's rule begins to count until nothing of it is left, beside those of the rule itself. */
const endingDays = recoveryDays + roundingDays;

/** What comes to a case is mailed within a day at the latest, and its case file stored then. */
const mailingDays = 1;

/**
 * How old a case may be, in days, for a case file to be stored: as old as one that its client can still add to, in a
 * stage that keeps cases for long enough. What is left of the case's days is the time that the file is kept.
 */
export function caseFileDays(submissionDays: number): number {
  return Math.min(retentionDays.caseLinks + mailingDays, submissionDays - minRuleDays - endingDays);
}

/** The shortest time for which a stage can keep submissions and still bring them back. */
export const minSubmissionDays = minRuleDays + endingDays + mailingDays;
