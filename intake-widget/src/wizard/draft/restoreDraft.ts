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
  files.keepOnly([...drafts.ids(), wizard.getSnapshot().context.submissionId]);
}
