import { fromPromise } from 'xstate';
import type { FileStore } from '../documents/FileStore';
import { SubmissionError, unprovenFrom } from '../machine/failures';
import { acceptedDocuments } from '../machine/judgedDocuments';
import type { Submission } from '../machine/wizardMachine';
import type { WizardSurroundings } from '../WizardSurroundings';
import { putDocument } from './putDocument';
import { storeDocuments, type StorableDocument } from './storeDocuments';
import type { UploadProgress } from './UploadProgress';

type Tools = {
  readonly surroundings: Pick<WizardSurroundings, 'obtainToken' | 'requestTickets'>;
  readonly files: FileStore;
  readonly progress: UploadProgress;
};

/** Stores the accepted documents of a submission under links of their own, past the size limit of a call. */
export function uploadDocuments({ surroundings, files, progress }: Tools) {
  const { obtainToken, requestTickets } = surroundings;

  const storable = async (submission: Submission): Promise<StorableDocument[]> => {
    const documents: StorableDocument[] = [];
    for (const { id, name, size, sha256 } of acceptedDocuments(submission.documents)) {
      const file = await files.get(id);
      if (file === undefined || sha256 === undefined) throw new SubmissionError({ kind: 'lost' });
      documents.push({ id, name, size, sha256, file });
    }
    return documents;
  };

  return fromPromise<unknown, Submission>(async ({ input, signal }) => {
    progress.reset();
    await storeDocuments(await storable(input), {
      put: putDocument,
      progress,
      signal,
      untilOnline: () => untilOnline(progress, signal),
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      async requestTickets(documents) {
        const recaptchaToken = await obtainToken().catch((error: unknown) => {
          throw new SubmissionError(unprovenFrom(error));
        });
        const result = await requestTickets(
          {
            submissionId: input.submissionId,
            recaptchaToken,
            documents: documents.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
          },
          signal,
        );
        if (!result.ok) throw new SubmissionError(result.failure);
        return result.answer;
      },
    });
  });
}

async function untilOnline(progress: UploadProgress, signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return;
  progress.waiting(true);
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  progress.waiting(false);
}
