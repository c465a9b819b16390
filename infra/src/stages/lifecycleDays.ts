import { caseFileDelayDays } from '@incasso/lambdas/case-file/caseFileDelayDays';

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

/** The shortest time for which a stage can keep submissions and still bring them back. */
export const minSubmissionDays = minRuleDays + recoveryDays + roundingDays + caseFileDelayDays;
