import { fromPromise } from 'xstate';
import type { BotSignals } from '@incasso/contract/botSignals';
import type { DocumentReceipt } from '@incasso/contract/intakeRequest';
import type { FileStore } from '../documents/FileStore';
import { SubmissionError } from '../machine/failures';
import { acceptedDocuments, type JudgedDocument } from '../machine/judgedDocuments';
import { needsDirectUpload, submittedAnswers } from '../machine/submittedAnswers';
import type { WizardReceipt } from '../machine/WizardContext';
import type { Submission } from '../machine/wizardMachine';
import type { WizardSurroundings } from '../WizardSurroundings';

type Tools = {
  readonly submit: WizardSurroundings['submit'];
  readonly files: FileStore;
  readonly readSignals: () => BotSignals;
};

/** Sends the answers, with the accepted documents themselves or the receipts of those that were stored before. */
export function sendSubmission({ submit, files, readSignals }: Tools) {
  return fromPromise<WizardReceipt, Submission>(async ({ input, signal }) => {
    const { agreeToTerms, submissionId, token = '' } = input;
    const accepted = acceptedDocuments(input.documents);
    const isUploaded = needsDirectUpload(input);
    const result = await submit({
      answers: submittedAnswers(input),
      agreeToTerms,
      documents: isUploaded
        ? accepted.map(receiptOf)
        : await Promise.all(accepted.map((document) => fileOf(files, document))),
      recaptchaToken: token,
      signals: readSignals(),
      submissionId,
      signal,
    });
    if (!result.ok) throw new SubmissionError(result.failure);
    return result.answer.data;
  });
}

async function fileOf(files: FileStore, { id }: JudgedDocument): Promise<File> {
  const file = await files.get(id);
  if (file === undefined) throw new SubmissionError({ kind: 'lost' });
  return file;
}

function receiptOf({ name, size, sha256 }: JudgedDocument): DocumentReceipt {
  if (sha256 === undefined) throw new SubmissionError({ kind: 'lost' });
  return { name, size, sha256 };
}
