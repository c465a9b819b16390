import type { FileStore } from '../documents/FileStore';
import { draftOf, type WizardDraft } from '../machine/WizardDraft';
import { stepNumberOf, type WizardActor } from '../machine/WizardSnapshot';
import type { DraftStore } from './DraftStore';

/**
 * Saves the wizard's draft at each change: a crash gives no warning. Removes it when it is empty, when the visitor
 * starts again, and when the case is stored. Returns how to stop.
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
    // After the write: before it, the files of the new draft would be removed with those of the former.
    if (before !== undefined && before.submissionId !== draft?.submissionId) forget(before.submissionId);
    if (!isKept && context.isKept) wizard.send({ type: 'draft.unkept' });
  });

  return () => {
    subscription.unsubscribe();
    drafts.close();
  };
}
