import { useCallback } from 'react';
import type { UnreadDocument } from '../submission/WizardDocument';
import type { FileStore } from './FileStore';
import { storeFiles } from './storeFiles';

type DocumentsAdded = { readonly type: 'documents.added'; readonly documents: readonly UnreadDocument[] };
type Unkept = { readonly type: 'draft.unkept' };

type Form = {
  getSnapshot(): { can(event: DocumentsAdded): boolean; readonly context: { readonly submissionId: string } };
  send(event: DocumentsAdded | Unkept): void;
};

/** Adds chosen files to a form, unless it accepts none now. Tells it of each file that a reload would lose. */
export function useAddFiles(form: Form, files: FileStore): (chosen: Iterable<File>) => void {
  return useCallback(
    (chosen) => {
      const snapshot = form.getSnapshot();
      if (!snapshot.can({ type: 'documents.added', documents: [] })) return;
      const { submissionId } = snapshot.context;
      const onUnkept = () => form.send({ type: 'draft.unkept' });
      const documents = storeFiles(chosen, { files, submissionId, onUnkept });
      if (documents.length > 0) form.send({ type: 'documents.added', documents });
    },
    [form, files],
  );
}
