import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file so that after a crash it is either as it was or whole. */
export async function writeDurably(path: string, data: string | Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  const file = await open(temporary, 'wx');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
  await moveDurably(temporary, path);
}

/** Moves a file whose content is already on disk. */
async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Removes a file that may be gone already. */
export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its renames are durable by themselves.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
