import { useCallback } from 'react';
import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import { kindOfName } from '@incasso/contract/documents/documentKinds';
import type { WizardActor } from '../machine/WizardSnapshot';
import type { FileStore } from './FileStore';

/** Adds chosen files to a wizard, when it takes them now. */
export function useAddFiles(wizard: WizardActor, files: FileStore): (chosen: Iterable<File>) => void {
  return useCallback(
    (chosen) => {
      if (!wizard.getSnapshot().can({ type: 'documents.added', documents: [] })) return;
      const { submissionId } = wizard.getSnapshot().context;
      const documents = Array.from(chosen, (file) => {
        const id = `${submissionId}/${newSubmissionId()}`;
        void files.put(id, file).then((isKept) => {
          if (!isKept) wizard.send({ type: 'draft.unkept' });
        });
        return { id, name: file.name, size: file.size, kind: kindOfName(file.name) };
      });
      if (documents.length > 0) wizard.send({ type: 'documents.added', documents });
    },
    [wizard, files],
  );
}
