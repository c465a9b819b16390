import { fromPromise } from 'xstate';
import type { CallResult } from '@incasso/frontend/api/CallFailure';
import type { SentDocument } from '@incasso/frontend/api/submitIntake';
import type { HostServices } from '@incasso/frontend/host/services';
import type { CheckPorts } from '../documents/checkStoredFile';
import { includedDocuments } from '../submission/checkedDocuments';
import { SubmissionError, failureFrom } from '../submission/failures';
import { needsDirectUpload } from '../submission/needsDirectUpload';
import type { Submission } from '../submission/submissionMachine';
import { documentsToSend } from './documentsToSend';
import { requireUnchanged } from './requireUnchanged';
import type { RequestTickets, SendingPorts } from './SendingPorts';
import type { Uploader } from './uploadDocuments';

type SubmissionCall = {
  readonly submissionId: string;
  readonly documents: readonly SentDocument[];
  readonly recaptchaToken: string;
  readonly signal: AbortSignal;
};

type Submit<Content, Receipt> = (content: Content, call: SubmissionCall) => Promise<CallResult<Receipt>>;

type FormParts<Content, Receipt> = {
  readonly submit: Submit<Content, Receipt>;
  /** Owner of the uploads, besides the submission. */
  readonly uploaderOf: (content: Content) => Uploader;
};

export function submissionActors<Content, Receipt>(
  { submit, uploaderOf }: FormParts<Content, Receipt>,
  ports: SendingPorts,
) {
  return {
    obtainToken: fromPromise<string>(({ signal }) => retryOnline(ports.obtainToken, signal)),
    // Loaded on demand: few submissions are this large.
    uploadDocuments: fromPromise<unknown, Submission<Content>>(async ({ input, signal }) => {
      const { submissionId, documents, content } = input;
      const { uploadDocuments } = await import(/* webpackChunkName: "upload" */ './uploadDocuments');
      const upload = { submissionId, documents, uploader: uploaderOf(content) };
      await retryOnline(() => uploadDocuments(ports, { input: upload, signal }), signal);
    }),
    sendSubmission: sendSubmission(submit, ports),
  };
}

function sendSubmission<Content, Receipt>(submit: Submit<Content, Receipt>, ports: CheckPorts) {
  return fromPromise<Receipt, Submission<Content>>(async ({ input, signal }) => {
    const { submissionId, content, documents, texts, token = '' } = input;
    const areUploaded = needsDirectUpload(documents, texts);
    const sent = await documentsToSend(documents, { files: ports.files, areUploaded });
    const call = async () => {
      const result = await submit(content, { submissionId, documents: sent, recaptchaToken: token, signal });
      if (result.ok) return result.answer;
      const { failure } = result;
      if (failure.kind === 'unreachable' && !areUploaded) await requireUnchanged(includedDocuments(documents), ports);
      throw new SubmissionError(failure);
    };
    return retryOnline(call, signal);
  });
}

/** Requests upload links. Its code loads in the upload chunk. */
export function lazyRequestTickets(host: HostServices): RequestTickets {
  return async (request, signal) => {
    const { requestUploadTickets } = await import(
      /* webpackChunkName: "upload" */ '@incasso/frontend/api/requestUploadTickets'
    );
    return requestUploadTickets(host, request, signal);
  };
}

/** Tries again what found no connection as soon as the browser is online, unless it is online already. */
async function retryOnline<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isRefused = !['unreachable', 'unproven'].includes(failureFrom(error).kind);
      if (navigator.onLine || signal.aborted || isRefused) throw error;
      await untilOnline(signal);
    }
  }
}

function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
