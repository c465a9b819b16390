/** The chosen files, by the id under which the machine knows them: `{submission id}/{id of its own}`. */
export type FileStore = {
  /** Keeps a file; `false` when it is kept no longer than the page is open. */
  put(id: string, file: File): Promise<boolean>;
  /** The file, `undefined` when it is not there any more. */
  get(id: string): Promise<File | undefined>;
  /** Removes the files of all other submissions. */
  keepOnly(submissionIds: readonly string[]): void;
};
