import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import type { FileStore } from '../documents/FileStore';
import type { WizardActor } from '../machine/WizardSnapshot';
import { newDraftIds } from './newDraftIds';

/** What stands in the wizard becomes a case of its own, with its documents. */
export async function goOnWithCopy(wizard: WizardActor, files: FileStore): Promise<void> {
  const next = newDraftIds();
  const documentIds: Record<string, string> = {};
  for (const { id } of wizard.getSnapshot().context.documents) {
    const file = await files.get(id);
    const copyId = `${next.submissionId}/${newSubmissionId()}`;
    if (file === undefined) continue;
    await files.put(copyId, file);
    documentIds[id] = copyId;
  }
  wizard.send({ type: 'draft.copied', next, documentIds });
}
