import { createStore, delMany, get, keys, set } from 'idb-keyval';
import type { FileStore } from './FileStore';

const database = createStore('intake', 'files');

/**
 * Files in memory and, for a reload or a crash, in IndexedDB. The copy in IndexedDB is what is sent: the file on the
 * visitor's disk may change or disappear meanwhile.
 */
export function createFileStore(): FileStore {
  const inMemory = new Map<string, File>();

  return {
    async put(id, file) {
      inMemory.set(id, file);
      try {
        await set(id, file, database);
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
    keepOnly(submissionIds) {
      const isKept = (id: string) => submissionIds.some((submissionId) => id.startsWith(`${submissionId}/`));
      for (const id of inMemory.keys()) if (!isKept(id)) inMemory.delete(id);
      removeUnless(isKept).catch(() => undefined);
    },
  };
}

async function read(id: string): Promise<File | undefined> {
  const found: unknown = await get(id, database);
  return found instanceof File ? found : undefined;
}

async function removeUnless(isKept: (id: string) => boolean): Promise<void> {
  const ids: string[] = await keys(database);
  const gone = ids.filter((id) => !isKept(id));
  if (gone.length > 0) await delMany(gone, database);
}
