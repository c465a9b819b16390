import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import type { FileStore } from '../documents/FileStore';
import type { WizardActor } from '../machine/WizardSnapshot';
import { newDraftIds } from './newDraftIds';

/** Turns what the wizard holds into a draft of its own, with copies of its files. */
export async function continueAsCopy(wizard: WizardActor, files: FileStore): Promise<void> {
  const next = newDraftIds();
  const { documents } = wizard.getSnapshot().context;
  const documentIds = await copyFiles(files, documents, next.submissionId);
  wizard.send({ type: 'draft.copied', next, documentIds });
}

/** Copies files to another submission. Answers the new id of each document by its former one. */
export async function copyFiles(
  files: FileStore,
  documents: readonly { readonly id: string }[],
  submissionId: string,
): Promise<Record<string, string>> {
  const copies: Record<string, string> = {};
  for (const { id } of documents) {
    const file = await files.get(id);
    if (file === undefined) continue;
    const copy = `${submissionId}/${newSubmissionId()}`;
    await files.put(copy, file);
    copies[id] = copy;
  }
  return copies;
}
