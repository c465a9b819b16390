import type { SentDocument } from '@incasso/frontend/api/submitIntake';
import type { DocumentReceipt } from '@incasso/contract/intakeRequest';
import type { FileStore } from '../documents/FileStore';
import { SubmissionError } from '../submission/failures';
import { includedDocuments, type CheckedDocument } from '../submission/checkedDocuments';
import type { WizardDocument } from '../submission/WizardDocument';

/**
 * The accepted documents in the form a call sends: files, or receipts of earlier uploads. Rejects with a
 * `SubmissionError` when a file is gone.
 */
export async function documentsToSend(
  documents: readonly WizardDocument[],
  { files, areUploaded }: { readonly files: FileStore; readonly areUploaded: boolean },
): Promise<SentDocument[]> {
  const included = includedDocuments(documents);
  if (areUploaded) return included.map((document) => ({ content: receiptOf(document), kind: document.kind }));
  const opened = await openFiles(included, files);
  return opened.map(({ document: { kind }, file }) => ({ content: file, kind }));
}

function receiptOf({ id, name, size, sha256 }: CheckedDocument): DocumentReceipt {
  if (sha256 === undefined) throw new SubmissionError({ kind: 'lost', ids: [id] });
  return { name, size, sha256 };
}

type OpenedDocument = { readonly document: CheckedDocument; readonly file: File };

/** Documents with their files. Rejects with a `SubmissionError` that names those that cannot be read. */
export async function openFiles(documents: readonly CheckedDocument[], files: FileStore): Promise<OpenedDocument[]> {
  const found = await Promise.all(documents.map(({ id }) => files.get(id)));
  const ids = documents.flatMap(({ id }, index) => (found[index] === undefined ? [id] : []));
  if (ids.length > 0) throw new SubmissionError({ kind: 'lost', ids });
  return documents.flatMap((document, index) => {
    const file = found[index];
    return file === undefined ? [] : [{ document, file }];
  });
}
