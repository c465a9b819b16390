import { fromPromise } from 'xstate';
import type { CallResult } from '@incasso/browser/api/CallFailure';
import type { IntakeRequest } from '@incasso/browser/api/submitIntake';
import type { IntakeAnswer } from '@incasso/contract/api';
import type { BotSignals } from '@incasso/contract/botSignals';
import type { FileStore } from '../documents/FileStore';
import { SubmissionError } from '../machine/failures';
import { needsDirectUpload } from '../machine/needsDirectUpload';
import type { SubmissionInput, WizardReceipt } from '../machine/WizardContext';
import { documentsToSend } from './documentsToSend';

/** Makes the call. */
export type SubmitIntake = (request: IntakeRequest) => Promise<CallResult<IntakeAnswer>>;

type Tools = {
  readonly submit: SubmitIntake;
  readonly files: FileStore;
  readonly readSignals: () => BotSignals;
};

/** Sends the answers with the accepted documents. */
export function sendSubmission({ submit, files, readSignals }: Tools) {
  return fromPromise<WizardReceipt, SubmissionInput>(async ({ input, signal }) => {
    const { answers, agreeToTerms, submissionId, draftKey, revision, token = '', documents } = input;
    const areUploaded = needsDirectUpload(documents, Object.values(answers));
    const result = await submit({
      answers,
      agreeToTerms,
      documents: await documentsToSend(documents, { files, areUploaded }),
      recaptchaToken: token,
      signals: readSignals(),
      submissionId,
      draftKey,
      revision,
      signal,
    });
    if (!result.ok) throw new SubmissionError(result.failure);
    return result.answer.data;
  });
}
