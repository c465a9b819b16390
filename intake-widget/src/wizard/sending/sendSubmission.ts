import { fromPromise } from 'xstate';
import type { CallResult } from '@incasso/browser/api/CallFailure';
import type { SentDocument } from '@incasso/browser/api/submitIntake';
import type { CheckPorts } from '../documents/checkStoredFile';
import { includedDocuments } from '../submission/checkedDocuments';
import { SubmissionError } from '../submission/failures';
import { needsDirectUpload } from '../submission/needsDirectUpload';
import type { Submission } from '../submission/submissionMachine';
import { documentsToSend } from './documentsToSend';
import { requireUnchanged } from './requireUnchanged';

type SubmissionCall = {
  readonly submissionId: string;
  readonly documents: readonly SentDocument[];
  readonly recaptchaToken: string;
  readonly signal: AbortSignal;
};

export type Submit<Content, Receipt> = (content: Content, call: SubmissionCall) => Promise<CallResult<Receipt>>;

export function sendSubmission<Content, Receipt>(submit: Submit<Content, Receipt>, ports: CheckPorts) {
  return fromPromise<Receipt, Submission<Content>>(async ({ input, signal }) => {
    const { submissionId, content, documents, texts, token = '' } = input;
    const areUploaded = needsDirectUpload(documents, texts);
    const sent = await documentsToSend(documents, { files: ports.files, areUploaded });
    const result = await submit(content, { submissionId, documents: sent, recaptchaToken: token, signal });
    if (result.ok) return result.answer;
    const { failure } = result;
    if (failure.kind === 'unreachable' && !areUploaded) await requireUnchanged(includedDocuments(documents), ports);
    throw new SubmissionError(failure);
  });
}
