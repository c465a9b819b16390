import { useCallback } from 'react';
import type { UnreadDocument } from '../submission/WizardDocument';
import type { FileStore } from './FileStore';
import { storeFiles } from './storeFiles';

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
