import { newSubmissionId } from '@incasso/frontend/api/newSubmissionId';
import type { DraftIds } from '../case/WizardContext';
import type { FileStore } from '../documents/FileStore';
import type { AnyDraft } from './DraftStore';

export type CopiedForm<Ids> = {
  getSnapshot(): { readonly context: AnyDraft & { readonly documents: readonly { readonly id: string }[] } };
  send(event: {
    readonly type: 'draft.copied';
    readonly next: Ids;
    readonly documentIds: Readonly<Record<string, string>>;
  }): void;
};

export function newDraftIds(): DraftIds {
  return { submissionId: newSubmissionId(), draftKey: newSubmissionId() };
}

/** Turns a form's content into a new draft, with copies of its files. */
export async function continueAsCopy<Ids extends AnyDraft>(
  form: CopiedForm<Ids>,
  files: FileStore,
  next: Ids,
): Promise<void> {
  const documentIds: Record<string, string> = {};
  for (const { id } of form.getSnapshot().context.documents) {
    const file = await files.get(id);
    if (file === undefined) continue;
    const copy = `${next.submissionId}/${newSubmissionId()}`;
    await files.put(copy, file);
    documentIds[id] = copy;
  }
  form.send({ type: 'draft.copied', next, documentIds });
}
