import { requestLimits } from '@incasso/contract/limits';
import { del, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { draftFiles } from '@incasso/frontend/drafts/draftFiles';
import type { FileStore } from './FileStore';

/**
 * Files in memory and, for a reload or a crash, in IndexedDB. Sends the browser's own copy: the file on the visitor's
 * disk may change or disappear meanwhile. Storage may be blocked, and in private windows its copy is the file on disk,
 * so the bytes of small files are held in memory.
 */
export function createFileStore(): FileStore {
  const inMemory = new Map<string, File>();
  const held = new Set<string>();
  const writes = new Map<string, Promise<void>>();
  const removed = new Set<string>();
  const listeners = new Set<() => void>();

  const replace = (id: string, copy: File) => {
    if (inMemory.has(id)) inMemory.set(id, copy);
  };
  /** At most the bytes of one call: a phone's browser has little memory for the files of all its tabs. */
  const mayHold = ({ size }: File) => {
    const heldBytes = [...held].reduce((sum, id) => sum + (inMemory.get(id)?.size ?? 0), 0);
    return heldBytes + size <= requestLimits.maxInlineBytes;
  };

  /** `false` when the file only lasts until the page closes. An unreadable file need not be stored. */
  const put = async (id: string, file: File) => {
    if (removed.has(id)) return true;
    inMemory.set(id, file);
    // The document itself shows that it cannot be read.
    if (!(await isReadable(file))) return true;
    try {
      if (mayHold(file)) {
        held.add(id);
        replace(id, fileOf(await bytesOf(file)));
      }
      const copy = await keep(id, inMemory.get(id) ?? file);
      if (copy !== undefined) replace(id, copy);
      return copy !== undefined;
    } catch {
      return false;
    }
  };

  return {
    put(id, file) {
      // Waits for the previous file with that id: a late copy of it must not overwrite this one.
      const written = (writes.get(id)?.then(() => put(id, file)) ?? put(id, file)).then((isKept) => {
        if (!isKept) for (const tell of listeners) tell();
      });
      writes.set(id, written);
      return written;
    },
    async get(id) {
      const file = inMemory.get(id);
      if (file !== undefined && (await isReadable(file))) return file;
      const copy = await read(id).catch(() => undefined);
      if (copy === undefined || !(await isReadable(copy))) return undefined;
      // A duplicated tab may remove it: browsers keep the content of a file that a page holds.
      if (!removed.has(id)) inMemory.set(id, copy);
      return copy;
    },
    remove(id) {
      removed.add(id);
      inMemory.delete(id);
      void Promise.resolve(writes.get(id))
        .then(() => del(id, draftFiles))
        .catch(() => undefined);
    },
    release(submissionId) {
      const ids = [...writes.keys(), ...inMemory.keys()].filter((id) => id.startsWith(`${submissionId}/`));
      for (const id of ids) {
        removed.add(id);
        inMemory.delete(id);
      }
      return Promise.all(ids.flatMap((id) => writes.get(id) ?? []));
    },
    onUnkept(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The format of a file where IndexedDB stores no files. */
const fileBytesSchema = v.object({
  name: v.string(),
  type: v.string(),
  lastModified: v.number(),
  bytes: v.instance(ArrayBuffer),
});

type FileBytes = v.InferOutput<typeof fileBytesSchema>;

async function bytesOf(file: File): Promise<FileBytes> {
  const { name, type, lastModified } = file;
  return { name, type, lastModified, bytes: await file.arrayBuffer() };
}

function fileOf({ bytes, name, type, lastModified }: FileBytes): File {
  return new File([bytes], name, { type, lastModified });
}

/** Stores a file in IndexedDB. Returns the copy to send from now on. */
async function keep(id: string, file: File): Promise<File | undefined> {
  try {
    await set(id, file, draftFiles);
  } catch (error) {
    if (!isFileRefused(error)) throw error;
    await set(id, await bytesOf(file), draftFiles);
    // A second copy in memory, of up to 50 MB, is too much for a phone.
    return file;
  }
  return read(id);
}

/**
 * In Safari's private windows IndexedDB stores bytes, but neither files nor blobs. A transaction that refuses such a
 * value has the error `null`; blocked storage has an error.
 */
function isFileRefused(error: unknown): boolean {
  return error === null;
}

async function read(id: string): Promise<File | undefined> {
  const found: unknown = await get(id, draftFiles);
  if (found instanceof File) return found;
  return v.is(fileBytesSchema, found) ? fileOf(found) : undefined;
}

/**
 * Whether a file still exists at its former length. Reads its last byte: the browser only then accesses the disk, and
 * when a file disappears or changes during sending it reports just a network failure.
 * `docs/decisions/read-a-file-before-it-is-sent.md`
 */
async function isReadable(file: File): Promise<boolean> {
  // Chromium reports a deleted file's size as 0.
  const last = file.size === 0 ? file : file.slice(-1);
  try {
    const { byteLength } = await last.arrayBuffer();
    return byteLength === last.size;
  } catch {
    return false;
  }
}
