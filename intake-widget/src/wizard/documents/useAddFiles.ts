import { useCallback } from 'react';
import type { WizardActor } from '../machine/WizardSnapshot';
import type { FileStore } from './FileStore';
import { storeFiles } from './storeFiles';

/** Adds chosen files to a wizard, unless it takes none now. */
export function useAddFiles(wizard: WizardActor, files: FileStore): (chosen: Iterable<File>) => void {
  return useCallback(
    (chosen) => {
      if (!wizard.getSnapshot().can({ type: 'documents.added', documents: [] })) return;
      const { submissionId } = wizard.getSnapshot().context;
      const onUnkept = () => wizard.send({ type: 'draft.unkept' });
      const documents = storeFiles(chosen, { files, submissionId, onUnkept });
      if (documents.length > 0) wizard.send({ type: 'documents.added', documents });
    },
    [wizard, files],
  );
}
