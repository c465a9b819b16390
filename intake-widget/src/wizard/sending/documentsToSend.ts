import type { SentDocument } from '@incasso/browser/api/submitIntake';
import type { DocumentReceipt } from '@incasso/contract/intakeRequest';
import type { FileStore } from '../documents/FileStore';
import { SubmissionError } from '../machine/failures';
import { includedDocuments, type CheckedDocument } from '../machine/checkedDocuments';
import type { WizardDocument } from '../machine/WizardContext';

/**
 * The accepted documents as a call carries them: the files, or receipts where they were uploaded before. Rejects with a
 * `SubmissionError` when a file is gone.
 */
export function documentsToSend(
  documents: readonly WizardDocument[],
  { files, areUploaded }: { readonly files: FileStore; readonly areUploaded: boolean },
): Promise<SentDocument[]> {
  return Promise.all(
    includedDocuments(documents).map(async (document) => ({
      content: areUploaded ? receiptOf(document) : await fileOf(files, document),
      kind: document.kind,
    })),
  );
}

async function fileOf(files: FileStore, { id }: CheckedDocument): Promise<File> {
  const file = await files.get(id);
  if (file === undefined) throw new SubmissionError({ kind: 'lost' });
  return file;
}

function receiptOf({ name, size, sha256 }: CheckedDocument): DocumentReceipt {
  if (sha256 === undefined) throw new SubmissionError({ kind: 'lost' });
  return { name, size, sha256 };
}
