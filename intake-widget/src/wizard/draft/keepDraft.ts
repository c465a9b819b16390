import { afterPaint } from '../../afterPaint';
import type { FileStore } from '../documents/FileStore';
import { draftOf, isSameButStep } from '../machine/draft';
import { stepNumberOf, type WizardActor } from '../machine/WizardSnapshot';
import type { DraftStore } from './DraftStore';

/**
 * Keeps the draft of a wizard as it changes, what the visitor gives at each change: a crash asks nobody. Only the step that
 * they are at waits until it is painted, or the page is left. Lets the draft go when there is nothing in it any more, when
 * the visitor starts again, and when the case is stored. Returns how to stop.
 */
export function keepDraft(wizard: WizardActor, drafts: DraftStore, files: FileStore): () => void {
  let last: { readonly submissionId: string; readonly text: string } | undefined;
  let seen = wizard.getSnapshot().context;
  let callOff: (() => void) | undefined;

  const forget = (submissionId: string) => {
    drafts.remove(submissionId);
    files.keepOnly(drafts.ids());
  };
  const keep = () => {
    callOff?.();
    const snapshot = wizard.getSnapshot();
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
  };

  const subscription = wizard.subscribe(({ context }) => {
    if (isSameButStep(context, seen)) callOff = afterPaint(keep);
    else keep();
    seen = context;
  });
  addEventListener('pagehide', keep);

  return () => {
    subscription.unsubscribe();
    removeEventListener('pagehide', keep);
    keep();
    drafts.close();
  };
}
