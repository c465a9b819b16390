import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import type { FileStore } from '../documents/FileStore';
import type { WizardActor } from '../machine/WizardSnapshot';
import type { DraftFile } from './DraftFile';

/**
 * Puts a draft from a file in the place of what stands in the wizard, as a case of its own. Its documents are judged
 * like any that are chosen.
 */
export function replaceDraft(wizard: WizardActor, files: FileStore, { answers, invoices, documents }: DraftFile): void {
  const submissionId = newSubmissionId();
  const unread = documents.map(({ file, kind }) => {
    const id = `${submissionId}/${newSubmissionId()}`;
    void files.put(id, file).then((isKept) => {
      if (!isKept) wizard.send({ type: 'draft.unkept' });
    });
    return { id, name: file.name, size: file.size, kind };
  });
  wizard.send({ type: 'draft.opened', draft: { submissionId, answers, invoices, documents: unread } });
}
