import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { moveDurably, removeFile } from '../../storage/writeDurably';

/** The bytes of objects, under random names: no name that a client chooses ever reaches the file system. */
export class BlobFolder {
  readonly #blobs: string;
  readonly #arriving: string;

  constructor(dataFolder: string) {
    this.#blobs = join(dataFolder, 'blobs');
    this.#arriving = join(dataFolder, 'arriving');
  }

  /** Forgets what was arriving when the process ended, and blobs that no object came to own. */
  async open(owned: ReadonlySet<string>): Promise<void> {
    await rm(this.#arriving, { recursive: true, force: true });
    await mkdir(this.#arriving, { recursive: true });
    await mkdir(this.#blobs, { recursive: true });
    const orphans = (await readdir(this.#blobs)).filter((blob) => !owned.has(blob));
    await Promise.all(orphans.map((blob) => this.remove(blob)));
  }

  /** Writes chunks as they come, and answers the name of the blob once they are on disk. Nothing stays of a failure. */
  async receive(chunks: AsyncIterable<Buffer>): Promise<string> {
    const blob = newBlobName();
    const path = join(this.#arriving, blob);
    const file = await open(path, 'wx');
    try {
      for await (const chunk of chunks) await file.writeFile(chunk);
      await file.sync();
    } catch (fault) {
      await file.close();
      await removeFile(path);
      throw fault;
    }
    await file.close();
    await moveDurably(path, join(this.#blobs, blob));
    return blob;
  }

  async copy(source: string): Promise<string> {
    const blob = newBlobName();
    const path = join(this.#arriving, blob);
    await copyFile(join(this.#blobs, source), path);
    const file = await open(path, 'r+');
    await file.sync();
    await file.close();
    await moveDurably(path, join(this.#blobs, blob));
    return blob;
  }

  async read(blob: string): Promise<FileHandle> {
    return open(join(this.#blobs, blob), 'r');
  }

  async remove(blob: string): Promise<void> {
    await removeFile(join(this.#blobs, blob));
  }
}

function newBlobName(): string {
  return randomBytes(16).toString('hex');
}
