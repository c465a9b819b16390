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
  const uncopied = () => form.getSnapshot().context.documents.find(({ id }) => !(id in documentIds));
  for (let document = uncopied(); document !== undefined; document = uncopied()) {
    const { id } = document;
    const file = await files.get(id);
    documentIds[id] = file === undefined ? id : `${next.submissionId}/${newSubmissionId()}`;
    if (file !== undefined) await files.put(documentIds[id], file);
  }
  form.send({ type: 'draft.copied', next, documentIds });
}
