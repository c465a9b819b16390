import { fromPromise } from 'xstate';
import type { HostServices } from '@incasso/browser/host/services';
import type { Submission } from '../submission/submissionMachine';
import type { RequestTickets, SendingPorts } from './SendingPorts';
import { sendSubmission, type Submit } from './sendSubmission';
import type { Uploader } from './uploadDocuments';

type FormParts<Content, Receipt> = {
  readonly submit: Submit<Content, Receipt>;
  /** To whom the uploads belong, besides the submission. */
  readonly uploaderOf: (content: Content) => Uploader;
};

export function submissionActors<Content, Receipt>(
  { submit, uploaderOf }: FormParts<Content, Receipt>,
  ports: SendingPorts,
) {
  return {
    obtainToken: fromPromise(ports.obtainToken),
    // Loaded on demand: few submissions are this large.
    uploadDocuments: fromPromise<unknown, Submission<Content>>(async ({ input, signal }) => {
      const { submissionId, documents, content } = input;
      const { uploadDocuments } = await import(/* webpackChunkName: "upload" */ './uploadDocuments');
      const upload = { submissionId, documents, uploader: uploaderOf(content) };
      await uploadDocuments(ports, { input: upload, signal });
    }),
    sendSubmission: sendSubmission(submit, ports),
  };
}

/** Requests upload links. Its code loads in the upload chunk. */
export function lazyRequestTickets(host: HostServices): RequestTickets {
  return async (request, signal) => {
    const { requestUploadTickets } = await import(
      /* webpackChunkName: "upload" */ '@incasso/browser/api/requestUploadTickets'
    );
    return requestUploadTickets(host, request, signal);
  };
}
