import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import { nextTask } from '@incasso/browser/scheduling/nextTask';
import type { FileStore } from '../documents/FileStore';
import type { WizardActor } from '../machine/WizardSnapshot';
import type { DraftStore } from './DraftStore';

/**
 * Brings back what this tab was at, or else what a closed tab of this browser session left, and clears what is stale.
 * Resolves when what there was is back.
 */
export async function restoreDraft(wizard: WizardActor, drafts: DraftStore, files: FileStore): Promise<void> {
  const own = drafts.own();
  const { submissionId } = wizard.getSnapshot().context;
  if (own !== undefined && own.submissionId !== submissionId) wizard.send({ type: 'draft.found', draft: own });
  const left = own === undefined ? await drafts.adopt() : undefined;
  if (left !== undefined) wizard.send({ type: 'draft.found', draft: left });
  if (own !== undefined && (await drafts.isShared(own.submissionId))) await goOnWithCopy(wizard, files);
  // Looking through the files, and what waits for this, makes nobody wait for hydration.
  await nextTask();
  files.keepOnly([...drafts.ids(), wizard.getSnapshot().context.submissionId]);
}

/** What was begun in a tab that was duplicated becomes a case of its own; the other tab keeps the first. */
async function goOnWithCopy(wizard: WizardActor, files: FileStore): Promise<void> {
  const nextSubmissionId = newSubmissionId();
  const documentIds: Record<string, string> = {};
  for (const { id } of wizard.getSnapshot().context.documents) {
    const file = await files.get(id);
    const copyId = `${nextSubmissionId}/${newSubmissionId()}`;
    if (file === undefined) continue;
    await files.put(copyId, file);
    documentIds[id] = copyId;
  }
  wizard.send({ type: 'draft.copied', nextSubmissionId, documentIds });
}
