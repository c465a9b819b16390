import { fromPromise } from 'xstate';
import type { CallResult } from '@incasso/browser/api/CallFailure';
import type { IntakeRequest } from '@incasso/browser/api/submitIntake';
import type { IntakeAnswer } from '@incasso/contract/api';
import type { BotSignals } from '@incasso/contract/botSignals';
import type { CheckTools } from '../documents/checkDocument';
import { includedDocuments } from '../machine/checkedDocuments';
import { SubmissionError } from '../machine/failures';
import { needsDirectUpload } from '../machine/needsDirectUpload';
import type { SubmissionInput, WizardReceipt } from '../machine/WizardContext';
import { sentDebts } from '@incasso/debts/Debt';
import { textsOf } from '../machine/textsOf';
import { documentsToSend } from './documentsToSend';
import { requireUnchanged } from './requireUnchanged';

/** Makes the call. */
export type SubmitIntake = (request: IntakeRequest) => Promise<CallResult<IntakeAnswer>>;

type Tools = CheckTools & {
  readonly submit: SubmitIntake;
  readonly readSignals: () => BotSignals;
};

/** Sends the answers with the accepted documents. */
export function sendSubmission({ submit, readSignals, ...tools }: Tools) {
  return fromPromise<WizardReceipt, SubmissionInput>(async ({ input, signal }) => {
    const { answers, debts, agreeToTerms, submissionId, draftKey, revision, token = '', documents } = input;
    const areUploaded = needsDirectUpload(documents, textsOf(input));
    const result = await submit({
      answers,
      debts: sentDebts(debts),
      agreeToTerms,
      documents: await documentsToSend(documents, { files: tools.files, areUploaded }),
      recaptchaToken: token,
      signals: readSignals(),
      submissionId,
      draftKey,
      revision,
      signal,
    });
    if (result.ok) return result.answer.data;
    const { failure } = result;
    if (failure.kind === 'unreachable' && !areUploaded) await requireUnchanged(includedDocuments(documents), tools);
    throw new SubmissionError(failure);
  });
}
