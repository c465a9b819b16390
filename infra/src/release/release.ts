/** The deployed commit, shown at `/release.json` and in the answer of `/api/health`. */
export type Release = {
  /** The full hash, with `-dirty` at the end if the working tree has changes. */
  readonly commit: string;
  /** Time of the commit, in ISO 8601. The time of the deploy would make every deploy a change. */
  readonly committedAt: string;
};

export const releasePath = '/release.json';
