import { fromPromise } from 'xstate';
import type { HostServices } from '@incasso/browser/host/services';
import type { CheckPorts } from '../documents/checkStoredFile';
import type { UploadProgress } from '../documents/UploadProgress';
import type { Submission } from '../submission/submissionMachine';
import { sendSubmission, type Submit } from './sendSubmission';
import type { RequestTickets } from './uploadDocuments';

/** The services around a form that sending uses. */
export type SendingPorts = CheckPorts & {
  readonly obtainToken: () => Promise<string>;
  readonly requestTickets: RequestTickets;
};

/** The parts that differ per form. */
type FormParts<Content, Receipt> = {
  readonly submit: Submit<Content, Receipt>;
  /** The key of the draft, for the upload. Default: none. */
  readonly draftKeyOf?: (content: Content) => string;
};

/** The actors of a submission. */
export function submissionActors<Content, Receipt>(
  { submit, draftKeyOf }: FormParts<Content, Receipt>,
  { progress, ...ports }: SendingPorts & { readonly progress: UploadProgress },
) {
  return {
    obtainToken: fromPromise(ports.obtainToken),
    // Loaded on demand: few submissions are this large.
    uploadDocuments: fromPromise<unknown, Submission<Content>>(async ({ input, signal }) => {
      const { submissionId, documents, content } = input;
      const { uploadDocuments } = await import(/* webpackChunkName: "upload" */ './uploadDocuments');
      const upload = { submissionId, documents, draftKey: draftKeyOf?.(content) };
      await uploadDocuments({ ...ports, progress }, { input: upload, signal });
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
