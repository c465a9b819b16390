import type { FileStore } from '../documents/FileStore';
import { draftOf } from '../machine/draft';
import { stepNumberOf, type WizardActor } from '../machine/WizardSnapshot';
import type { DraftStore } from './DraftStore';

/**
 * Keeps the draft of a wizard as it changes, at each change: a crash asks nobody. Lets it go when there is nothing in it
 * any more, when the visitor starts again, and when the case is stored. Returns how to stop.
 */
export function keepDraft(wizard: WizardActor, drafts: DraftStore, files: FileStore): () => void {
  let last: { readonly submissionId: string; readonly text: string } | undefined;

  const forget = (submissionId: string) => {
    drafts.remove(submissionId);
    files.keepOnly(drafts.ids());
    last = undefined;
  };

  const subscription = wizard.subscribe((snapshot) => {
    const { context } = snapshot;
    const draft = snapshot.hasTag('succeeded') ? undefined : draftOf(context, stepNumberOf(snapshot));
    if (last !== undefined && last.submissionId !== draft?.submissionId) forget(last.submissionId);
    if (draft === undefined) return;
    const text = JSON.stringify(draft);
    if (text === last?.text) return;
    last = { submissionId: draft.submissionId, text };
    if (!drafts.write(draft) && context.isKept) wizard.send({ type: 'draft.unkept' });
  });

  return () => {
    subscription.unsubscribe();
    drafts.close();
  };
}
