import { createStore, delMany, keys } from 'idb-keyval';

/** The files of drafts in IndexedDB, under `{submission id}/{document id}`. */
export const draftFiles = createStore('intake', 'files');

export async function idsOfFiles(): Promise<string[]> {
  const names: string[] = await keys(draftFiles);
  return names.map((name) => name.replace(/\/.*/, ''));
}

export async function removeFilesOf(submissionId: string): Promise<void> {
  const names: string[] = await keys(draftFiles);
  const removed = names.filter((name) => name.startsWith(`${submissionId}/`));
  if (removed.length > 0) await delMany(removed, draftFiles);
}
