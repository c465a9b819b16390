import type { FileStore } from '../documents/FileStore';
import type { WizardActor } from '../machine/WizardSnapshot';
import type { DraftStore } from './DraftStore';

/** Brings back what this tab was at, or else what a closed tab of this browser session left, and clears what is stale. */
export function restoreDraft(wizard: WizardActor, drafts: DraftStore, files: FileStore): void {
  const own = drafts.own();
  const { submissionId } = wizard.getSnapshot().context;
  if (own !== undefined && own.submissionId !== submissionId) wizard.send({ type: 'draft.found', draft: own });
  const adopting = own === undefined ? drafts.adopt() : Promise.resolve(undefined);
  void adopting.then((draft) => {
    if (draft !== undefined) wizard.send({ type: 'draft.found', draft });
    files.keepOnly([...drafts.ids(), wizard.getSnapshot().context.submissionId]);
  });
}
