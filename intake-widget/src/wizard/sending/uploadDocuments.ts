import type { UploadTicketsRequest } from '@incasso/contract/uploadTicketsRequest';
import type { FileStore } from '../documents/FileStore';
import { SubmissionError, unprovenFrom } from '../submission/failures';
import { includedDocuments } from '../submission/checkedDocuments';
import type { SubmissionState } from '../submission/SubmissionState';
import { putDocument } from './putDocument';
import { openFiles } from './documentsToSend';
import { requireUnchanged } from './requireUnchanged';
import { uploadInRounds, type StorableDocument } from './uploadInRounds';
import type { SendingPorts } from './SendingPorts';

/** The draft of a case, or the case of an addition. */
export type Uploader = Pick<UploadTicketsRequest, 'draftKey' | 'caseId'>;

type Upload = { readonly input: UploadInput; readonly signal: AbortSignal };

type UploadInput = Pick<SubmissionState, 'submissionId' | 'documents'> & { readonly uploader: Uploader };

/** Stores a submission's documents under their own links, beyond the size limit of a call. */
export async function uploadDocuments(
  { obtainToken, requestTickets, progress, ...ports }: SendingPorts,
  { input, signal }: Upload,
): Promise<void> {
  progress.reset();
  await uploadInRounds(await storableDocuments(input, ports.files), {
    put: putDocument,
    requireUnchanged: (document) => requireUnchanged([document], ports),
    progress,
    signal,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    async requestTickets(documents) {
      const recaptchaToken = await obtainToken().catch((error: unknown) => {
        throw new SubmissionError(unprovenFrom(error));
      });
      const result = await requestTickets(
        {
          submissionId: input.submissionId,
          ...input.uploader,
          recaptchaToken,
          documents: documents.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
        },
        signal,
      );
      if (!result.ok) throw new SubmissionError(result.failure);
      return result.answer;
    },
  });
}

async function storableDocuments(submission: UploadInput, files: FileStore): Promise<StorableDocument[]> {
  const opened = await openFiles(includedDocuments(submission.documents), files);
  return opened.map(({ document: { id, name, size, sha256 }, file }) => {
    if (sha256 === undefined) throw new SubmissionError({ kind: 'lost', ids: [id] });
    return { id, name, size, sha256, file };
  });
}
