/** The chosen files, by the id under which the machine knows them. */
export type FileStore = {
  put(id: string, file: File): void;
  get(id: string): File | undefined;
  delete(id: string): void;
  clear(): void;
};

/** Files kept for as long as the page is open. */
export function createFileStore(): FileStore {
  const files = new Map<string, File>();
  return {
    put: (id, file) => void files.set(id, file),
    get: (id) => files.get(id),
    delete: (id) => void files.delete(id),
    clear: () => files.clear(),
  };
}
