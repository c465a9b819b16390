import type { BotSignals } from '@incasso/contract/botSignals';
import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import type { DocumentReceipt } from '@incasso/contract/intakeRequest';

/** One `documents` part: the file itself, or the receipt of one that the browser has uploaded. */
export type SentDocument =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
  | ({ readonly kind: 'receipt' } & DocumentReceipt);

/** What the body of an intake request says: read, neither cleaned nor judged. Fields that were not sent are empty. */
export type IntakeRequest = {
  readonly answers: IntakeAnswers;
  readonly agreesToTerms: boolean;
  readonly recaptchaToken: string;
  readonly signals: BotSignals;
  readonly documents: readonly SentDocument[];
};
