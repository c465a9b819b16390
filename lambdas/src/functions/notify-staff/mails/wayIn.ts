import { timeInWords } from '../../../mail/timeInWords';
import type { AdditionRecord, IntakeRecord, SubmissionRecord } from '../../../submissions/SubmissionRecord';

export function wayIn({ partner }: Pick<SubmissionRecord, 'partner'>): string {
  return partner === undefined ? 'via de website' : `via ${partner}`;
}

export function arrivalInWords(submission: Pick<SubmissionRecord, 'partner' | 'receivedAt'>): string {
  return `Ingediend ${wayIn(submission)} op ${timeInWords(submission.receivedAt)}.`;
}

export function additionInWords(addition: AdditionRecord, ofCase: IntakeRecord): string {
  return `Toegevoegd op ${timeInWords(addition.receivedAt)}, bij de aanvraag van ${timeInWords(ofCase.receivedAt)}.`;
}
