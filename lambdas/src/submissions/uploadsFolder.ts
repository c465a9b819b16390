import { digestOf } from './digestOf';

/** The owner of uploads: those of an addition have its own id. */
export type Uploader = {
  readonly submissionId: string;
  readonly additionId?: string;
  readonly draftKeyHash?: string;
};

/**
 * The folder of a request's uploads, below the submission's id, by which erasing finds it. The link of a case contains
 * that id: a caller with the link but without the draft must not learn what was uploaded. A request without a draft key
 * has only its id.
 */
export function uploadsFolder({ submissionId, additionId, draftKeyHash }: Uploader): string {
  if (additionId !== undefined) return additionId;
  return draftKeyHash === undefined ? submissionId : `${submissionId}/${digestOf({ submissionId, draftKeyHash })}`;
}
