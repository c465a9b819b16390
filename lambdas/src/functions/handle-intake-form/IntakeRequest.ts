import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import type { SentForm } from '../../sent-documents/readForm';

/** What the body of an intake request says: read, neither cleaned nor judged. Fields that were not sent are empty. */
export type IntakeRequest = Omit<SentForm, 'text'> & {
  readonly answers: IntakeAnswers;
  readonly agreesToTerms: boolean;
};
