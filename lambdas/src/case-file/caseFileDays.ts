/**
 * The age of a case, in days, up to which its case file is stored. Its mail is sent within a day, or an operator
 * retries it after a weekend. The lifecycle keeps the file for the rest of the case's retention.
 */
export const caseFileDays = 3;
