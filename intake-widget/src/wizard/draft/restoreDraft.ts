import { nextTask } from '@incasso/browser/scheduling/nextTask';
import type { FileStore } from '../documents/FileStore';
import { continueAsCopy, type CopiedForm } from './continueAsCopy';
import type { AnyDraft, DraftStore } from './DraftStore';

export type RestoredForm<Draft, Ids> = CopiedForm<Ids> & {
  send(event: { readonly type: 'draft.found'; readonly draft: Draft }): void;
};

type Restoring<Draft, Ids> = {
  readonly drafts: DraftStore<Draft>;
  readonly files: FileStore;
  readonly newIds: () => Ids;
};

/**
 * Restores the draft of this tab, otherwise of a closed tab of this browser session, and removes files without a draft.
 * Resolves when the draft is restored.
 */
export async function restoreDraft<Draft extends AnyDraft, Ids extends AnyDraft>(
  form: RestoredForm<Draft, Ids>,
  { drafts, files, newIds }: Restoring<Draft, Ids>,
): Promise<void> {
  const own = drafts.own();
  const { submissionId } = form.getSnapshot().context;
  if (own !== undefined && own.submissionId !== submissionId) form.send({ type: 'draft.found', draft: own });
  const left = own === undefined ? await drafts.adopt() : undefined;
  if (left !== undefined) form.send({ type: 'draft.found', draft: left });
  // In a duplicated tab the draft belongs to the original tab.
  if (own !== undefined && (await drafts.isShared(own.submissionId))) await continueAsCopy(form, files, newIds());
  // Clearing files must not delay hydration.
  await nextTask();
  files.keepOnly([...drafts.ids(), form.getSnapshot().context.submissionId]);
}
