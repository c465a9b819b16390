import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import type { SentForm } from '../../sent-documents/readForm';

/** What the body of an intake request says: read, neither cleaned nor judged. Fields that were not sent are empty. */
export type IntakeRequest = Omit<SentForm, 'text'> & {
  readonly answers: IntakeAnswers;
  readonly agreesToTerms: boolean;
  /** The key of the draft that is sent. Absent: the case takes no changed version. */
  readonly draftKey?: string;
  /** Which content of the draft it is. */
  readonly revision: number;
};
