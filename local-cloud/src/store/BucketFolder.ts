import { createHash, randomUUID } from 'node:crypto';
import {
  createWriteStream,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

const identity = {
  versionId: v.string(),
  /** ISO 8601. */
  lastModified: v.string(),
};
const objectVersion = v.object({
  kind: v.literal('object'),
  ...identity,
  /** Name of the file that holds the bytes. */
  blob: v.string(),
  size: v.number(),
  /** Without quotes. */
  etag: v.string(),
  /** Response headers stored with the object, such as its type. */
  headers: v.record(v.string(), v.string()),
  tags: v.array(v.object({ key: v.string(), value: v.string() })),
});
const deleteMarker = v.object({ kind: v.literal('delete-marker'), ...identity });
const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: v.string(), versions: v.array(v.variant('kind', [objectVersion, deleteMarker])) }),
);

export type ObjectVersion = v.InferOutput<typeof objectVersion>;
export type Version = ObjectVersion | v.InferOutput<typeof deleteMarker>;
export type NewObject = Omit<ObjectVersion, 'kind' | keyof typeof identity>;

export type Received = {
  readonly blob: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly md5: string;
  readonly sha256: string;
};

/**
 * The versions of a bucket's objects: bytes in one file each, and per key one record with its versions, newest first.
 * Client-chosen names never reach the file system. A record is written atomically, in one step with its condition
 * check: two writes of one key never mix, and a killed process leaves no partial state.
 */
export class BucketFolder {
  readonly #blobs: string;
  readonly #records: string;
  readonly #versions = new Map<string, readonly Version[]>();

  /** Reads the folder and removes the bytes of interrupted uploads. */
  constructor(folder: string) {
    this.#blobs = join(folder, 'blobs');
    this.#records = join(folder, 'objects');
    mkdirSync(this.#blobs, { recursive: true });
    mkdirSync(this.#records, { recursive: true });
    for (const name of readdirSync(this.#records).filter((file) => file.endsWith('.json'))) {
      const { key, versions } = v.parse(recordSchema, readFileSync(join(this.#records, name), 'utf8'));
      this.#versions.set(key, versions);
    }
    const owned = new Set([...this.#versions.values()].flat().map((version) => isObject(version) && version.blob));
    for (const blob of readdirSync(this.#blobs)) if (!owned.has(blob)) rmSync(join(this.#blobs, blob));
  }

  /** In listing order. */
  keys(prefix: string): string[] {
    return [...this.#versions.keys()].filter((key) => key.startsWith(prefix)).sort();
  }

  /** Newest first. */
  versions(key: string): readonly Version[] {
    return this.#versions.get(key) ?? [];
  }

  /** The current object of a key, unless it is deleted. */
  newest(key: string): ObjectVersion | undefined {
    const [newest] = this.versions(key);
    return newest !== undefined && isObject(newest) ? newest : undefined;
  }

  async receive(bytes: Readable): Promise<Received> {
    const blob = randomUUID();
    const md5 = createHash('md5');
    const sha256 = createHash('sha256');
    let size = 0;
    async function* hashed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        md5.update(chunk);
        sha256.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    }
    try {
      await pipeline(bytes, hashed, createWriteStream(join(this.#blobs, blob), { flush: true }));
    } catch (fault) {
      this.discard({ blob });
      throw fault;
    }
    return { blob, size, md5: md5.digest('hex'), sha256: sha256.digest('hex') };
  }

  copy({ blob }: ObjectVersion): string {
    const copied = randomUUID();
    linkSync(join(this.#blobs, blob), join(this.#blobs, copied));
    return copied;
  }

  async read({ blob }: ObjectVersion): Promise<Readable> {
    return (await open(join(this.#blobs, blob))).createReadStream();
  }

  /** Removes bytes that belong to no object. */
  discard({ blob }: { readonly blob: string }): void {
    rmSync(join(this.#blobs, blob), { force: true });
  }

  add(key: string, object: NewObject): ObjectVersion {
    const added = { kind: 'object', ...newIdentity(), ...object } as const;
    this.#save(key, [added, ...this.versions(key)]);
    return added;
  }

  /** Deletes a key by adding a delete marker. */
  hide(key: string): Version {
    const marker = { kind: 'delete-marker', ...newIdentity() } as const;
    this.#save(key, [marker, ...this.versions(key)]);
    return marker;
  }

  /** Deletes one version for good, if it exists. */
  erase(key: string, versionId: string): void {
    const erased = this.versions(key).find((version) => version.versionId === versionId);
    if (erased === undefined) return;
    const others = this.versions(key).filter((version) => version !== erased);
    this.#save(key, others);
    if (isObject(erased)) this.discard(erased);
  }

  tag(key: string, versionId: string, tag: ObjectVersion['tags'][number]): void {
    const tagged = (version: Version) =>
      isObject(version) && version.versionId === versionId ? { ...version, tags: [...version.tags, tag] } : version;
    if (this.#versions.has(key)) this.#save(key, this.versions(key).map(tagged));
  }

  #save(key: string, versions: readonly Version[]): void {
    const path = join(this.#records, `${createHash('sha256').update(key).digest('hex')}.json`);
    if (versions.length === 0) {
      rmSync(path);
      this.#versions.delete(key);
      return;
    }
    writeFileSync(`${path}.new`, JSON.stringify({ key, versions }), { flush: true });
    renameSync(`${path}.new`, path);
    this.#versions.set(key, versions);
  }
}

export function isObject(version: Version): version is ObjectVersion {
  return version.kind === 'object';
}

function newIdentity() {
  return { versionId: randomUUID(), lastModified: new Date().toISOString() };
}
