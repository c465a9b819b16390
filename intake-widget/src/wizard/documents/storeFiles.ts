import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import { kindOfName } from '@incasso/contract/documents/documentKinds';
import type { UnreadDocument } from '../submission/WizardDocument';
import type { FileStore } from './FileStore';

/** Stores chosen files for a submission. Calls `onUnkept` for each file that a reload would lose. */
export function storeFiles(
  chosen: Iterable<File>,
  { files, submissionId, onUnkept }: { files: FileStore; submissionId: string; onUnkept: () => void },
): UnreadDocument[] {
  return Array.from(chosen, (file) => {
    const id = `${submissionId}/${newSubmissionId()}`;
    void files.put(id, file).then((isKept) => {
      if (!isKept) onUnkept();
    });
    return { id, name: file.name, size: file.size, kind: kindOfName(file.name) };
  });
}
