import { fromPromise } from 'xstate';
import { CallError } from '@incasso/contract/browser/api/CallFailure';
import type { FileStore } from '../documents/FileStore';
import { acceptedDocuments } from '../machine/judgedDocuments';
import type { WizardReceipt } from '../machine/WizardContext';
import type { Submission } from '../machine/wizardMachine';
import type { WizardSurroundings } from '../WizardSurroundings';

/** Sends the answers and the accepted documents in one call. */
export function sendSubmission(submit: WizardSurroundings['submit'], files: FileStore) {
  return fromPromise<WizardReceipt, Submission>(async ({ input, signal }) => {
    const { answers, agreeToTerms, documents, submissionId, token = '' } = input;
    const accepted = acceptedDocuments(documents).map(({ id }) => files.get(id));
    const result = await submit({
      answers,
      agreeToTerms,
      documents: accepted.filter((file) => file !== undefined),
      recaptchaToken: token,
      submissionId,
      signal,
    });
    if (!result.ok) throw new CallError(result.failure);
    return result.answer.data;
  });
}
