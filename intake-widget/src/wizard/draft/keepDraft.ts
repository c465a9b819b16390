import type { FileStore } from '../documents/FileStore';
import type { AnyDraft, DraftStore } from './DraftStore';

export type KeptForm<Snapshot> = {
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
  send(event: { readonly type: 'draft.unkept' }): void;
};

export type KeptDraft = AnyDraft & { readonly documents: readonly { readonly id: string }[] };

type Keeping<Snapshot, Draft> = {
  /** The draft to save; `undefined` while there is none. */
  readonly draftOf: (snapshot: Snapshot) => Draft | undefined;
  readonly drafts: DraftStore<Draft>;
  readonly files: FileStore;
};

/**
 * Saves a form's draft at each change: a crash gives no warning. Removes it when it is empty, when the visitor starts
 * again, and when the submission is stored. Also removes the file of a removed document, and tells the form of a draft
 * that the browser does not save. Returns a function that stops.
 */
export function keepDraft<Snapshot, Draft extends KeptDraft>(
  form: KeptForm<Snapshot>,
  { draftOf, drafts, files }: Keeping<Snapshot, Draft>,
): () => void {
  let last: (KeptDraft & { readonly text: string }) | undefined;

  const forget = (submissionId: string) => {
    drafts.remove(submissionId);
    files.keepOnly(drafts.ids());
  };
  /** Keeps the file if another tab has the draft too: then it belongs to that tab. */
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
    // Runs after the write: before it, the new draft's files would be removed with the old draft's.
    if (before !== undefined && before.submissionId !== draft?.submissionId) forget(before.submissionId);
    else
      for (const { id } of before?.documents ?? []) {
        // Document ids are unique within a draft's JSON.
        if (draft !== undefined && !text.includes(id)) void removeFile(draft.submissionId, id);
      }
    if (!isKept) form.send({ type: 'draft.unkept' });
  });

  return () => {
    subscription.unsubscribe();
    drafts.close();
  };
}
