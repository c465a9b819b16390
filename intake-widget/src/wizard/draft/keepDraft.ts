import type { FileStore } from '../documents/FileStore';
import type { AnyDraft, DraftStore } from './DraftStore';

/** A form whose draft is kept. */
type Form<Snapshot> = { subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void } };

type Keeping<Snapshot, Draft> = {
  /** The draft to keep, or `undefined` while there is none. */
  readonly draftOf: (snapshot: Snapshot) => Draft | undefined;
  readonly drafts: DraftStore<Draft>;
  readonly files: FileStore;
  /** Called for a draft that the browser does not keep. */
  readonly onUnkept?: () => void;
};

/**
 * Saves a form's draft at each change: a crash gives no warning. Removes it when it is empty, when the visitor starts
 * again, and when the submission is stored. Returns how to stop.
 */
export function keepDraft<Snapshot, Draft extends AnyDraft>(
  form: Form<Snapshot>,
  { draftOf, drafts, files, onUnkept }: Keeping<Snapshot, Draft>,
): () => void {
  let last: { readonly submissionId: string; readonly text: string } | undefined;

  const forget = (submissionId: string) => {
    drafts.remove(submissionId);
    files.keepOnly(drafts.ids());
  };
  const subscription = form.subscribe((snapshot) => {
    const draft = draftOf(snapshot);
    const text = JSON.stringify(draft);
    if (text === last?.text) return;
    const before = last;
    last = draft && { submissionId: draft.submissionId, text };
    const isKept = draft === undefined || drafts.write(draft);
    // After the write: before it, the files of the new draft would be removed with those of the former.
    if (before !== undefined && before.submissionId !== draft?.submissionId) forget(before.submissionId);
    if (!isKept) onUnkept?.();
  });

  return () => {
    subscription.unsubscribe();
    drafts.close();
  };
}
