import type { FileStore } from '../documents/FileStore';
import { continueAsCopy, type CopiedForm } from './continueAsCopy';
import type { AnyDraft, DraftStore } from './DraftStore';

export type KeptForm<Snapshot, Ids> = CopiedForm<Ids> & {
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
  send(event: { readonly type: 'draft.unkept' }): void;
};

export type KeptDraft = AnyDraft & {
  readonly documents: readonly { readonly id: string }[];
  readonly mayHaveArrived: boolean;
  readonly isSending?: boolean | undefined;
};

type Keeping<Snapshot, Draft, Ids> = {
  /** The draft to save; `undefined` while there is none. */
  readonly draftOf: (snapshot: Snapshot) => Draft | undefined;
  readonly newIds: () => Ids;
  readonly drafts: DraftStore<Draft>;
  readonly files: FileStore;
};

/**
 * Saves a form's draft at each change: a crash gives no warning. Removes it when it is empty, when the visitor starts
 * again, and when the submission is stored. Also removes the file of a removed document, and warns the form of a draft
 * or a file that the browser does not save. A draft that another tab has, as after duplicating a tab, continues as a
 * copy once it is changed. Until then both tabs send one case. Returns a function that stops.
 */
export function keepDraft<Snapshot, Draft extends KeptDraft, Ids extends AnyDraft>(
  form: KeptForm<Snapshot, Ids>,
  { draftOf, newIds, drafts, files }: Keeping<Snapshot, Draft, Ids>,
): () => void {
  let last: (KeptDraft & { readonly text: string }) | undefined;

  const tellUnkept = () => form.send({ type: 'draft.unkept' });
  const stopListening = files.onUnkept(tellUnkept);
  /** Keeps the file if another tab has the draft too: then it belongs to that tab. */
  const removeFile = async (submissionId: string, id: string) => {
    if (!(await drafts.isShared(submissionId))) files.remove(id);
  };
  let isCopying = false;
  const keep = async (draft: Draft) => {
    const { submissionId, mayHaveArrived, isSending = false } = draft;
    const isStored = await drafts.write(draft);
    if (isStored || form.getSnapshot().context.submissionId !== submissionId) return;
    const isShared = await drafts.isShared(submissionId);
    if (!isShared) tellUnkept();
    if (!isShared || mayHaveArrived || isSending || isCopying) return;
    isCopying = true;
    await continueAsCopy(form, files, newIds());
    isCopying = false;
  };
  const subscription = form.subscribe((snapshot) => {
    const draft = draftOf(snapshot);
    const text = JSON.stringify(draft);
    if (text === last?.text) return;
    const before = last;
    last = draft && { ...draft, text };
    // Runs before the write, which unlocks the former draft.
    if (before !== undefined && before.submissionId !== draft?.submissionId)
      void drafts.remove(before.submissionId, files.release(before.submissionId));
    if (draft === undefined) return;
    void keep(draft);
    if (before?.submissionId !== draft.submissionId) return;
    const ids = new Set(draft.documents.map(({ id }) => id));
    for (const { id } of before.documents) if (!ids.has(id)) void removeFile(draft.submissionId, id);
  });

  return () => {
    subscription.unsubscribe();
    stopListening();
    drafts.close();
  };
}
