/** The chosen files, by the id under which the machine knows them: `{submission id}/{id of its own}`. */
export type FileStore = {
  /** Keeps a file; `false` when it is kept no longer than the page is open. One that cannot be read is not missed. */
  put(id: string, file: File): Promise<boolean>;
  /** The file, `undefined` when it is not there any more or can no longer be read. */
  get(id: string): Promise<File | undefined>;
  /** Removes a file for good: a `put` that is still under way or comes late does not bring it back. */
  remove(id: string): void;
  /** Removes the files of all other submissions. */
  keepOnly(submissionIds: readonly string[]): void;
};
