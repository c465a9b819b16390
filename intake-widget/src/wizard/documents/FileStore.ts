/** The chosen files, by the machine's ids: `{submission id}/{document id}`. */
export type FileStore = {
  put(id: string, file: File): Promise<void>;
  /** The file; `undefined` when it is gone or can no longer be read. */
  get(id: string): Promise<File | undefined>;
  /** Removes a file permanently: a pending or late `put` does not restore it. */
  remove(id: string): void;
  /** Releases a submission's files from memory. Resolves once none is being stored any more. */
  release(submissionId: string): Promise<unknown>;
  /** Calls the listener for each file that only lasts until the page closes. Returns a function that unsubscribes. */
  onUnkept(listener: () => void): () => void;
};
