import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** The site that the build is writing, separate from the one being served. Its paths are those of the site. */
export class SiteFolder {
  readonly #draft = join(dist, `site-${process.pid}`);

  async write(path: string, content: string | Uint8Array): Promise<void> {
    await writeFile(await this.#place(path), content);
  }

  async copy(file: string, path: string): Promise<void> {
    await copyFile(file, await this.#place(path));
  }

  async publish(): Promise<void> {
    const site = join(dist, 'site');
    await rm(site, { recursive: true, force: true });
    await rename(this.#draft, site);
  }

  /** Deletes the new site and keeps the previous one. */
  async discard(): Promise<void> {
    await rm(this.#draft, { recursive: true, force: true });
  }

  async #place(path: string): Promise<string> {
    const file = join(this.#draft, path);
    await mkdir(dirname(file), { recursive: true });
    return file;
  }
}

/** Sixteen hexadecimal digits. The edge caches a file with such a hash in its name as immutable. */
export function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
