import type { FileStore } from '../documents/FileStore';
import { includedDocuments } from '../machine/judgedDocuments';
import type { WizardContext } from '../machine/WizardContext';
import type { DraftFile } from './DraftFile';

/** What of a wizard is taken along: its answers and the documents that would be sent. Rejects when a file is gone. */
export async function composeDraftFile(
  { submissionId, draftKey, revision, answers, invoices, documents }: WizardContext,
  files: Pick<FileStore, 'get'>,
): Promise<DraftFile> {
  const included = includedDocuments(documents).map(async ({ id, kind }) => {
    const file = await files.get(id);
    if (file === undefined) throw new Error('A document of the draft is gone.');
    return { file, kind };
  });
  const sent = revision === 0 ? undefined : { submissionId, draftKey, revision };
  return { answers, invoices, sent, documents: await Promise.all(included) };
}
