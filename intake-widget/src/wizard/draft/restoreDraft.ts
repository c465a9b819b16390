import { nextTask } from '@incasso/browser/scheduling/nextTask';
import type { FileStore } from '../documents/FileStore';
import type { WizardDraft } from '../machine/WizardDraft';
import type { WizardActor } from '../machine/WizardSnapshot';
import type { DraftStore } from './DraftStore';
import { continueAsCopy } from './continueAsCopy';

/**
 * Restores the draft of this tab, or else of a closed tab of this browser session, and removes files of no draft.
 * Resolves when the draft is restored.
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
  // In a duplicated tab the draft belongs to the other tab.
  if (own !== undefined && (await drafts.isShared(own.submissionId))) await continueAsCopy(wizard, files);
  // Clearing files must not delay hydration.
  await nextTask();
  files.keepOnly([...drafts.ids(), wizard.getSnapshot().context.submissionId]);
}
