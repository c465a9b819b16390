import type { FileStore } from '../documents/FileStore';
import type { AnyDraft, DraftStore } from './DraftStore';

/** A form whose draft is kept. */
type Form<Snapshot> = { subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void } };

type KeptDraft = AnyDraft & { readonly documents: readonly { readonly id: string }[] };

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
 * again, and when the submission is stored; removes the file of a document that was taken out. Returns how to stop.
 */
export function keepDraft<Snapshot, Draft extends KeptDraft>(
  form: Form<Snapshot>,
  { draftOf, drafts, files, onUnkept }: Keeping<Snapshot, Draft>,
): () => void {
  let last: (KeptDraft & { readonly text: string }) | undefined;

  const forget = (submissionId: string) => {
    drafts.remove(submissionId);
    files.keepOnly(drafts.ids());
  };
  /** Not where another tab has the draft too: the file is that tab's. */
  const removeFile = async (submissionId: string, id: string) => {
    if (!(await drafts.isShared(submissionId))) files.remove(id);
  };
  const subscription = form.subscribe((snapshot) => {
    const draft = draftOf(snapshot);
    const text = JSON.stringify(draft);
    if (text === last?.text) return;
    const before = last;
    last = draft && { ...draft, text };
    const isKept = draft === undefined || drafts.write(draft);
    // After the write: before it, the files of the new draft would be removed with those of the former.
    if (before !== undefined && before.submissionId !== draft?.submissionId) forget(before.submissionId);
    else
      for (const { id } of before?.documents ?? []) {
        // No other text of a draft has such an id.
        if (draft !== undefined && !text.includes(id)) void removeFile(draft.submissionId, id);
      }
    if (!isKept) onUnkept?.();
  });

  return () => {
    subscription.unsubscribe();
    drafts.close();
  };
}
