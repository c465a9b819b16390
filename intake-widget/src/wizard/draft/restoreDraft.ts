import { nextTask } from '@incasso/browser/scheduling/nextTask';
import type { FileStore } from '../documents/FileStore';
import type { WizardDraft } from '../machine/WizardDraft';
import type { WizardActor } from '../machine/WizardSnapshot';
import type { DraftStore } from './DraftStore';
import { continueAsCopy } from './continueAsCopy';

/**
 * Brings back what this tab was at, or else what a closed tab of this browser session left, and clears what is stale.
 * Resolves when what there was is back.
 */
export async function restoreDraft(
  wizard: WizardActor,
  drafts: DraftStore<WizardDraft>,
  files: FileStore,
): Promise<void> {
  const own = drafts.own();
  const { submissionId } = wizard.getSnapshot().context;
  if (own !== undefined && own.submissionId !== submissionId) wizard.send({ type: 'draft.found', draft: own });
  const left = own === undefined ? await drafts.adopt() : undefined;
  if (left !== undefined) wizard.send({ type: 'draft.found', draft: left });
  // Of a tab that was duplicated, the other keeps the first.
  if (own !== undefined && (await drafts.isShared(own.submissionId))) await continueAsCopy(wizard, files);
  // Looking through the files, and what waits for this, makes nobody wait for hydration.
  await nextTask();
  files.keepOnly([...drafts.ids(), wizard.getSnapshot().context.submissionId]);
}
