import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that the finished site is written to. Paths are those of the site. */
export class SiteFolder {
  readonly #root = fileURLToPath(new URL('../dist/site', import.meta.url));

  async clear(): Promise<void> {
    await rm(this.#root, { recursive: true, force: true });
  }

  async write(path: string, content: string | Uint8Array): Promise<void> {
    await writeFile(await this.#place(path), content);
  }

  async copy(file: string, path: string): Promise<void> {
    await copyFile(file, await this.#place(path));
  }

  read(path: string): Promise<Buffer> {
    return readFile(join(this.#root, path));
  }

  async #place(path: string): Promise<string> {
    const file = join(this.#root, path);
    await mkdir(dirname(file), { recursive: true });
    return file;
  }
}
