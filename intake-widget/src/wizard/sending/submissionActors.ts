import { fromPromise } from 'xstate';
import type { HostServices } from '@incasso/browser/host/services';
import type { CheckPorts } from '../documents/checkStoredFile';
import type { UploadProgress } from '../documents/UploadProgress';
import type { Submission } from '../submission/submissionMachine';
import { sendSubmission, type Submit } from './sendSubmission';
import type { RequestTickets } from './uploadDocuments';

/** What sending needs of the world around a form. */
export type SendingPorts = CheckPorts & {
  readonly obtainToken: () => Promise<string>;
  readonly requestTickets: RequestTickets;
};

/** What only one form knows. */
type FormParts<Content, Receipt> = {
  readonly submit: Submit<Content, Receipt>;
  /** The key of the draft, for the upload. Default: it has none. */
  readonly draftKeyOf?: (content: Content) => string;
};

/** The actors that carry a submission out. */
export function submissionActors<Content, Receipt>(
  { submit, draftKeyOf }: FormParts<Content, Receipt>,
  { progress, ...ports }: SendingPorts & { readonly progress: UploadProgress },
) {
  return {
    obtainToken: fromPromise(ports.obtainToken),
    // Few submissions are this large: the code is fetched when it is needed.
    uploadDocuments: fromPromise<unknown, Submission<Content>>(async ({ input, signal }) => {
      const { submissionId, documents, content } = input;
      const { uploadDocuments } = await import(/* webpackChunkName: "upload" */ './uploadDocuments');
      const upload = { submissionId, documents, draftKey: draftKeyOf?.(content) };
      await uploadDocuments({ ...ports, progress }, { input: upload, signal });
    }),
    sendSubmission: sendSubmission(submit, ports),
  };
}

/** Asks for links to upload by. The code for it is fetched with that of the upload. */
export function lazyRequestTickets(host: HostServices): RequestTickets {
  return async (request, signal) => {
    const { requestUploadTickets } = await import(
      /* webpackChunkName: "upload" */ '@incasso/browser/api/requestUploadTickets'
    );
    return requestUploadTickets(host, request, signal);
  };
}
