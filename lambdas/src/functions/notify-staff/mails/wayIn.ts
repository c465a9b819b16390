import { timeInWords } from '../../../mail/timeInWords';
import type { AdditionRecord, IntakeRecord, SubmissionRecord } from '../../../submissions/SubmissionRecord';

/** The page that a submission came from. */
export function wayIn({ partner }: Pick<SubmissionRecord, 'partner'>): string {
  return partner === undefined ? 'via de website' : `via ${partner}`;
}

/** How and when a case came in. */
export function arrivalInWords(submission: Pick<SubmissionRecord, 'partner' | 'receivedAt'>): string {
  return `Ingediend ${wayIn(submission)} op ${timeInWords(submission.receivedAt)}.`;
}

/** When an addition came in, and to which case. */
export function additionInWords(addition: AdditionRecord, ofCase: IntakeRecord): string {
  return `Toegevoegd op ${timeInWords(addition.receivedAt)}, bij de aanvraag van ${timeInWords(ofCase.receivedAt)}.`;
}
