import { useCallback } from 'react';
import { newSubmissionId } from '@incasso/frontend/api/newSubmissionId';
import type { UnreadDocument } from '../submission/WizardDocument';
import type { FileStore } from './FileStore';

type DocumentsAdded = { readonly type: 'documents.added'; readonly documents: readonly UnreadDocument[] };

type Form = {
  getSnapshot(): { can(event: DocumentsAdded): boolean; readonly context: { readonly submissionId: string } };
  send(event: DocumentsAdded): void;
};

/** Adds chosen files to a form, unless it accepts none now. */
export function useAddFiles(form: Form, files: FileStore): (chosen: Iterable<File>) => void {
  return useCallback(
    (chosen) => {
      const snapshot = form.getSnapshot();
      if (!snapshot.can({ type: 'documents.added', documents: [] })) return;
      const documents = storeFiles(chosen, snapshot.context.submissionId, files);
      if (documents.length > 0) form.send({ type: 'documents.added', documents });
    },
    [form, files],
  );
}

/** Stores chosen files for a submission. */
export function storeFiles(chosen: Iterable<File>, submissionId: string, files: FileStore): UnreadDocument[] {
  return Array.from(chosen, (file) => {
    const id = `${submissionId}/${newSubmissionId()}`;
    void files.put(id, file);
    return { id, name: file.name, size: file.size, kind: undefined };
  });
}
