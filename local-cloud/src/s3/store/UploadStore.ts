import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { removeFile, writeDurably } from '../../storage/writeDurably';
import { S3Error } from '../errors/S3Error';
import { KeyLock } from './KeyLock';
import { uploadSchema, type Upload, type UploadPart } from './upload';

/** Uploads in parts that are not complete yet, one file each. */
export class UploadStore {
  readonly #folder: string;
  readonly #uploads = new Map<string, Upload>();
  readonly #lock = new KeyLock();

  constructor(
    dataFolder: string,
    private readonly now: () => Date,
  ) {
    this.#folder = join(dataFolder, 'uploads');
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if (!name.endsWith('.json')) {
        await removeFile(path);
        continue;
      }
      const upload = v.parse(uploadSchema, JSON.parse(await readFile(path, 'utf8')));
      this.#uploads.set(upload.uploadId, upload);
    }
  }

  /** Oldest first. */
  all(): Upload[] {
    return [...this.#uploads.values()].sort((one, other) => (one.initiated < other.initiated ? -1 : 1));
  }

  blobs(): string[] {
    return this.all().flatMap(({ parts }) => parts.map(({ blob }) => blob));
  }

  async begin(upload: Omit<Upload, 'uploadId' | 'initiated' | 'parts'>): Promise<Upload> {
    const begun: Upload = {
      ...upload,
      uploadId: randomBytes(32).toString('base64url'),
      initiated: this.now().toISOString(),
      parts: [],
    };
    await this.#save(begun);
    return begun;
  }

  /** Throws NoSuchUpload. */
  get(key: string, uploadId: string): Upload {
    const upload = this.#uploads.get(uploadId);
    if (upload?.key !== key) throw new S3Error('NoSuchUpload', { details: { UploadId: uploadId } });
    return upload;
  }

  /** Keeps a part. Answers the blob that it takes the place of, if any. */
  async addPart(key: string, uploadId: string, part: UploadPart): Promise<string | undefined> {
    return this.#lock.run(uploadId, async () => {
      const upload = this.get(key, uploadId);
      const others = upload.parts.filter(({ number }) => number !== part.number);
      const parts = [...others, part].sort((one, other) => one.number - other.number);
      await this.#save({ ...upload, parts });
      return upload.parts.find(({ number }) => number === part.number)?.blob;
    });
  }

  /** Ends an upload once `finish` has made what is wanted of it; when that throws, the upload stays as it was. */
  async end<T>(key: string, uploadId: string, finish: (upload: Upload) => Promise<T>): Promise<T> {
    return this.#lock.run(uploadId, async () => {
      const upload = this.get(key, uploadId);
      const result = await finish(upload);
      await removeFile(this.#pathOf(uploadId));
      this.#uploads.delete(uploadId);
      return result;
    });
  }

  async #save(upload: Upload): Promise<void> {
    await writeDurably(this.#pathOf(upload.uploadId), JSON.stringify(upload));
    this.#uploads.set(upload.uploadId, upload);
  }

  #pathOf(uploadId: string): string {
    return join(this.#folder, `${uploadId}.json`);
  }
}
