import { newSubmissionId } from '@incasso/frontend/api/newSubmissionId';
import type { UnreadDocument } from '../submission/WizardDocument';
import type { FileStore } from './FileStore';

/** Stores chosen files for a submission. */
export function storeFiles(chosen: Iterable<File>, submissionId: string, files: FileStore): UnreadDocument[] {
  return Array.from(chosen, (file) => {
    const id = `${submissionId}/${newSubmissionId()}`;
    void files.put(id, file);
    return { id, name: file.name, size: file.size, kind: undefined };
  });
}
