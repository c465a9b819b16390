import { timeInWords } from '../../../mail/timeInWords';
import type { SubmissionRecord } from '../../../submissions/SubmissionRecord';
import type { MailedCase } from './mailedCase';

export function wayIn({ partner }: Pick<SubmissionRecord, 'partner'>): string {
  return partner === undefined ? 'via de website' : `via ${partner}`;
}

export function arrivalInWords({ record, ofCase }: MailedCase): string {
  const time = timeInWords(record.receivedAt);
  if (record.kind === 'intake') return `Ingediend ${wayIn(record)} op ${time}.`;
  return `Toegevoegd op ${time}, bij de aanvraag van ${timeInWords(ofCase.receivedAt)}.`;
}
