import { requestOfFiles } from './fileDatabase';
import type { FileStore } from './FileStore';

/**
 * Files in memory and, for a reload or a crash, in IndexedDB. What IndexedDB holds is used in the place of the file on
 * the visitor's disk, which may change or go away before it is sent.
 */
export function createFileStore(): FileStore {
  const inMemory = new Map<string, File>();

  return {
    async put(id, file) {
      inMemory.set(id, file);
      try {
        await requestOfFiles('readwrite', (files) => files.put(file, id));
        const copy = await read(id);
        if (copy !== undefined && inMemory.has(id)) inMemory.set(id, copy);
        return copy !== undefined;
      } catch {
        return false;
      }
    },
    async get(id) {
      return inMemory.get(id) ?? (await read(id).catch(() => undefined));
    },
    delete(id) {
      inMemory.delete(id);
      remove([id]);
    },
    keepOnly(submissionIds) {
      const isKept = (id: string) => submissionIds.some((submissionId) => id.startsWith(`${submissionId}/`));
      for (const id of inMemory.keys()) if (!isKept(id)) inMemory.delete(id);
      requestOfFiles('readonly', (files) => files.getAllKeys())
        .then((keys) => remove(keys.map(String).filter((id) => !isKept(id))))
        .catch(() => undefined);
    },
  };
}

async function read(id: string): Promise<File | undefined> {
  const found: unknown = await requestOfFiles('readonly', (files) => files.get(id));
  return found instanceof File ? found : undefined;
}

function remove(ids: readonly string[]): void {
  for (const id of ids) requestOfFiles('readwrite', (files) => files.delete(id)).catch(() => undefined);
}
