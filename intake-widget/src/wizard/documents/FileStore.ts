/** The chosen files, by the machine's ids: `{submission id}/{document id}`. */
export type FileStore = {
  /**
   * Stores a file; `false` when it only lasts until the page closes. `true` for an unreadable file, which need not be
   * stored.
   */
  put(id: string, file: File): Promise<boolean>;
  /** The file; `undefined` when it is gone or can no longer be read. */
  get(id: string): Promise<File | undefined>;
  /** Removes a file permanently: a pending or late `put` does not restore it. */
  remove(id: string): void;
  /** Removes the files of all other submissions. */
  keepOnly(submissionIds: readonly string[]): void;
};
