import { checkStoredFile, type CheckPorts } from '../documents/checkStoredFile';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { SubmissionError } from '../submission/failures';

/**
 * Rejects with a `SubmissionError` that names the documents whose files changed since they were accepted. Call it after
 * a failed call: a file that changes or disappears during sending looks like a lost connection.
 */
export async function requireUnchanged(
  documents: readonly Pick<CheckedDocument, 'id' | 'name' | 'sha256'>[],
  ports: CheckPorts,
): Promise<void> {
  const ids: string[] = [];
  for (const document of documents) {
    const { id, sha256 } = document;
    const verdict = await checkStoredFile(document, ports);
    // If the browser could not read the file before or cannot now, the server decides.
    const isOther = verdict.sha256 !== undefined && sha256 !== undefined && verdict.sha256 !== sha256;
    if (verdict.refusal !== undefined || isOther) ids.push(id);
  }
  if (ids.length > 0) throw new SubmissionError({ kind: 'lost', ids });
}
