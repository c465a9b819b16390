import type { FileStore } from '../documents/FileStore';
import { draftOf, type WizardDraft } from '../machine/WizardDraft';
import { stepNumberOf, type WizardActor } from '../machine/WizardSnapshot';
import type { DraftStore } from './DraftStore';

/**
 * Keeps the draft of a wizard at each change: a crash asks nobody. Lets it go when there is nothing in it any more,
 * when the visitor starts again, and when the case is stored. Returns how to stop.
 */
export function keepDraft(wizard: WizardActor, drafts: DraftStore<WizardDraft>, files: FileStore): () => void {
  let last: { readonly submissionId: string; readonly text: string } | undefined;

  const forget = (submissionId: string) => {
    drafts.remove(submissionId);
    files.keepOnly(drafts.ids());
  };
  const subscription = wizard.subscribe((snapshot) => {
    const { context } = snapshot;
    const draft = snapshot.hasTag('succeeded') ? undefined : draftOf(context, stepNumberOf(snapshot));
    const text = JSON.stringify(draft);
    if (text === last?.text) return;
    const before = last;
    last = draft && { submissionId: draft.submissionId, text };
    const isKept = draft === undefined || drafts.write(draft);
    // Only now: files of a draft that is not written yet would go with those of the former.
    if (before !== undefined && before.submissionId !== draft?.submissionId) forget(before.submissionId);
    if (!isKept && context.isKept) wizard.send({ type: 'draft.unkept' });
  });

  return () => {
    subscription.unsubscribe();
    drafts.close();
  };
}
