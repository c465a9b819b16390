import { digestOf } from './digestOf';

/** Whose uploads: those of an addition lie under its own id. */
export type Uploader = {
  readonly submissionId: string;
  readonly additionId?: string;
  readonly draftKeyHash?: string;
};

/**
 * The folder of a call's uploads, below the submission's id, by which erasing finds it. The link of a case holds that
 * id: whoever has the link, and not the draft, must not learn what was uploaded. A call without a draft key has its id
 * alone.
 */
export function uploadsFolder({ submissionId, additionId, draftKeyHash }: Uploader): string {
  if (additionId !== undefined) return additionId;
  return draftKeyHash === undefined ? submissionId : `${submissionId}/${digestOf({ submissionId, draftKeyHash })}`;
}
