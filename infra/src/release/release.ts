/** The deployed commit, shown at `/release.json` and in the answer of `/api/health`. */
export type Release = {
  /** The whole hash; ends in `-dirty` when files were changed since. */
  readonly commit: string;
  /** Time of the commit, in ISO 8601: the time of the deploy would make every deploy a change. */
  readonly committedAt: string;
};

/** Address of the release on the site. */
export const releasePath = '/release.json';
