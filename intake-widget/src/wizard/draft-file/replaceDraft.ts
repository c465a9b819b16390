import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import type { FileStore } from '../documents/FileStore';
import { newDraftIds } from '../draft/newDraftIds';
import type { WizardActor } from '../machine/WizardSnapshot';
import type { DraftFile } from './DraftFile';

/**
 * Puts a draft from a file in the place of what stands in the wizard: as the case that it was sent as, else as one of
 * its own. Its documents are judged like any that are chosen.
 */
export function replaceDraft(wizard: WizardActor, files: FileStore, draft: DraftFile): void {
  const { answers, invoices, sent, documents } = draft;
  const ids = sent ?? { ...newDraftIds(), revision: 0 };
  const unread = documents.map(({ file, kind }) => {
    const id = `${ids.submissionId}/${newSubmissionId()}`;
    void files.put(id, file).then((isKept) => {
      if (!isKept) wizard.send({ type: 'draft.unkept' });
    });
    return { id, name: file.name, size: file.size, kind };
  });
  wizard.send({ type: 'draft.opened', draft: { ...ids, answers, invoices, documents: unread } });
}
