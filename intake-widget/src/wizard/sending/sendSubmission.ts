import { fromPromise } from 'xstate';
import type { CallResult } from '@incasso/browser/api/CallFailure';
import type { IntakeRequest, SentDocument } from '@incasso/browser/api/submitIntake';
import type { IntakeAnswer } from '@incasso/contract/api';
import type { BotSignals } from '@incasso/contract/botSignals';
import type { DocumentReceipt } from '@incasso/contract/intakeRequest';
import type { FileStore } from '../documents/FileStore';
import { SubmissionError } from '../machine/failures';
import { includedDocuments, type JudgedDocument } from '../machine/judgedDocuments';
import { needsDirectUpload } from '../machine/needsDirectUpload';
import type { SubmissionInput, WizardReceipt } from '../machine/WizardContext';

/** Makes the call. */
export type SubmitIntake = (request: IntakeRequest) => Promise<CallResult<IntakeAnswer>>;

type Tools = {
  readonly submit: SubmitIntake;
  readonly files: FileStore;
  readonly readSignals: () => BotSignals;
};

/** Sends the answers, with the documents that go along themselves or the receipts of those that were stored before. */
export function sendSubmission({ submit, files, readSignals }: Tools) {
  return fromPromise<WizardReceipt, SubmissionInput>(async ({ input, signal }) => {
    const { answers, agreeToTerms, submissionId, draftKey, revision, token = '' } = input;
    const included = includedDocuments(input.documents);
    const isUploaded = needsDirectUpload(input);
    const result = await submit({
      answers,
      agreeToTerms,
      documents: await Promise.all(
        included.map(async (document): Promise<SentDocument> => {
          const content = isUploaded ? receiptOf(document) : await fileOf(files, document);
          return { content, kind: document.kind };
        }),
      ),
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

async function fileOf(files: FileStore, { id }: JudgedDocument): Promise<File> {
  const file = await files.get(id);
  if (file === undefined) throw new SubmissionError({ kind: 'lost' });
  return file;
}

function receiptOf({ name, size, sha256 }: JudgedDocument): DocumentReceipt {
  if (sha256 === undefined) throw new SubmissionError({ kind: 'lost' });
  return { name, size, sha256 };
}
