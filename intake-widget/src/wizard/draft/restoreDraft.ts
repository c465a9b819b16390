import type { FileStore } from '../documents/FileStore';
import { continueAsCopy, type CopiedForm } from './continueAsCopy';
import type { AnyDraft, DraftStore } from './DraftStore';

export type RestoredForm<Draft, Ids> = CopiedForm<Ids> & {
  send(event: { readonly type: 'draft.found'; readonly draft: Draft } | { readonly type: 'draft.over' }): void;
};

type Restoring<Draft, Ids> = {
  readonly drafts: DraftStore<Draft>;
  readonly files: FileStore;
  readonly newIds: () => Ids;
};

/**
 * Restores the draft of this tab, otherwise of a closed tab of this browser session. Tells the form if this tab's draft
 * is over. Resolves when the draft is restored.
 */
export async function restoreDraft<Draft extends AnyDraft, Ids extends AnyDraft>(
  form: RestoredForm<Draft, Ids>,
  { drafts, files, newIds }: Restoring<Draft, Ids>,
): Promise<void> {
  const own = drafts.own();
  const isShown = ({ submissionId }: AnyDraft) => form.getSnapshot().context.submissionId === submissionId;
  if (own === undefined || own === 'over') {
    const left = await drafts.adopt();
    if (left !== undefined) form.send({ type: 'draft.found', draft: left });
    else if (own === 'over') form.send({ type: 'draft.over' });
  } else {
    if (!isShown(own)) form.send({ type: 'draft.found', draft: own });
    // In a duplicated tab the draft belongs to the original tab.
    const isShared = isShown(own) && (await drafts.isShared(own.submissionId));
    if (isShared && isShown(own)) await continueAsCopy(form, files, newIds());
  }
}
