import type { AnyDraft, DraftStore } from './DraftStore';

export type RestoredForm<Draft> = {
  getSnapshot(): { readonly context: AnyDraft };
  send(event: { readonly type: 'draft.found'; readonly draft: Draft } | { readonly type: 'draft.over' }): void;
};

/**
 * Restores the draft of this tab, otherwise of a closed tab of this browser session. Notifies the form if this tab's
 * draft has expired. Resolves when the draft is restored.
 */
export async function restoreDraft<Draft extends AnyDraft>(
  form: RestoredForm<Draft>,
  drafts: DraftStore<Draft>,
): Promise<void> {
  const own = drafts.own();
  if (own === undefined || own === 'over') {
    const left = await drafts.adopt();
    if (left !== undefined) form.send({ type: 'draft.found', draft: left });
    else if (own === 'over') form.send({ type: 'draft.over' });
  } else if (form.getSnapshot().context.submissionId !== own.submissionId) {
    form.send({ type: 'draft.found', draft: own });
  }
}
