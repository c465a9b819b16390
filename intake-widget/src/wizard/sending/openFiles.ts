import type { FileStore } from '../documents/FileStore';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { SubmissionError } from '../submission/failures';

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
