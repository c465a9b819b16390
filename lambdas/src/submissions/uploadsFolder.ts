import { folderOf, type StoredSubmission } from '../storage/storageKeys';
import { digestOf } from './digestOf';

export type Uploader = StoredSubmission & { readonly draftKeyHash?: string };

/**
 * The folder of a request's uploads. A case's link contains its id: a caller with the link but without the draft must
 * not learn what was uploaded. So the uploads of a draft with a key have a folder of their own.
 */
export function uploadsFolder({ draftKeyHash, ...submission }: Uploader): string {
  const folder = folderOf(submission);
  return draftKeyHash === undefined ? folder : `${folder}/${digestOf({ folder, draftKeyHash })}`;
}
