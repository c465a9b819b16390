import { createHash } from 'node:crypto';
import { callTime } from '../src/storage/callTime';
import type { ObjectBody, ObjectKind, ObjectStore, StoredObject } from '../src/storage/ObjectStore';
import type { StoredVersion, VersionStore } from '../src/storage/VersionStore';

type Kept = StoredObject & {
  readonly writtenAt: Date;
  readonly tags: Readonly<Record<string, string>>;
  readonly kind: ObjectKind;
};

/** A version of an object; a delete marker has no bytes. */
type Version = Omit<StoredVersion, 'isLatest'> & { readonly kept?: Kept };

type Operation = keyof ObjectStore;

/** Runs at each store call, `before` and `after` its work. If it throws, the call fails with that error. */
export type StoreHook = (moment: 'before' | 'after', operation: Operation, key: string) => void | Promise<void>;

/** An in-memory store that fulfills the port's contract. */
export class MemoryStore implements ObjectStore {
  readonly #objects = new Map<string, Kept>();
  #versions: Version[] = [];
  #version = 0;
  hook: StoreHook = () => undefined;

  constructor(private readonly now: () => Date = () => new Date()) {}

  get keys(): string[] {
    return [...this.#objects.keys()].sort();
  }

  keysUnder(prefix: string): string[] {
    return this.keys.filter((key) => key.startsWith(prefix));
  }

  text(key: string): string {
    return new TextDecoder().decode(this.#objects.get(key)?.bytes);
  }

  json(key: string): unknown {
    return JSON.parse(this.text(key));
  }

  kind(key: string): ObjectKind | undefined {
    return this.#objects.get(key)?.kind;
  }

  tag(key: string, tags: Readonly<Record<string, string>>): void {
    const kept = this.#objects.get(key);
    if (kept !== undefined) this.#objects.set(key, { ...kept, tags });
  }

  async read(key: string): Promise<StoredObject | undefined> {
    return this.#call('read', key, () => this.#objects.get(key));
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return this.#call('sizeOf', key, () => this.#objects.get(key)?.bytes.length);
  }

  async write(key: string, body: ObjectBody): Promise<void> {
    await this.#call('write', key, () => this.#keep(key, body));
  }

  async create(key: string, body: ObjectBody): Promise<'created' | 'exists'> {
    return this.#call('create', key, () => {
      if (this.#objects.has(key)) return 'exists';
      this.#keep(key, body);
      return 'created';
    });
  }

  async replace(key: string, { etag, ...body }: ObjectBody & { readonly etag: string }): Promise<string | undefined> {
    return this.#call('replace', key, () => {
      return this.#objects.get(key)?.etag === etag ? this.#keep(key, body).etag : undefined;
    });
  }

  async copy(from: string, to: string, kind: ObjectKind): Promise<'copied' | 'exists' | 'missing'> {
    return this.#call('copy', to, () => {
      const kept = this.#objects.get(from);
      if (kept === undefined) return 'missing';
      if (this.#objects.has(to)) return 'exists';
      this.#keep(to, { bytes: kept.bytes, ...kind });
      return 'copied';
    });
  }

  async remove(key: string): Promise<void> {
    await this.#call('remove', key, () => {
      this.#objects.delete(key);
      this.#version += 1;
      this.#versions.push({ key, versionId: `v${this.#version}`, isDeleteMarker: true, writtenAt: this.now() });
    });
  }

  async *list(prefix: string): AsyncIterable<{ key: string; writtenAt: Date; size: number }> {
    for (const key of this.keysUnder(prefix)) {
      const kept = await this.#call('list', key, () => this.#objects.get(key));
      if (kept !== undefined) yield { key, writtenAt: kept.writtenAt, size: kept.bytes.length };
    }
  }

  async readTags(key: string): Promise<Readonly<Record<string, string>> | undefined> {
    return this.#call('readTags', key, () => this.#objects.get(key)?.tags);
  }

  /** All versions, as in a versioned bucket: also deleted and overwritten ones. */
  readonly versions: VersionStore = {
    list: (prefix) =>
      Promise.resolve(
        this.#versions
          .filter(({ key }) => key.startsWith(prefix))
          .map((version) => ({
            ...version,
            isLatest: this.#versions.findLast(({ key }) => key === version.key) === version,
          })),
      ),
    readText: ({ versionId }) => {
      const kept = this.#versions.find((version) => version.versionId === versionId)?.kept;
      // S3 refuses to read a delete marker too.
      if (kept === undefined) return Promise.reject(new Error(`the version ${versionId} has no bytes`));
      return Promise.resolve(new TextDecoder().decode(kept.bytes));
    },
    erase: (erased) => {
      const gone = new Set(erased.map(({ versionId }) => versionId));
      this.#versions = this.#versions.filter(({ versionId }) => !gone.has(versionId));
      for (const { key } of erased) {
        const kept = this.#versions.findLast((version) => version.key === key)?.kept;
        if (kept === undefined) this.#objects.delete(key);
        else this.#objects.set(key, kept);
      }
      return Promise.resolve();
    },
  };

  async #call<Result>(operation: Operation, key: string, act: () => Result): Promise<Result> {
    await this.hook('before', operation, key);
    callTime.demand(this.now());
    const result = act();
    await this.hook('after', operation, key);
    return result;
  }

  #keep(key: string, { bytes, sha256, ...kind }: ObjectBody): Kept {
    const kept = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : Uint8Array.from(bytes);
    if (sha256 !== undefined && createHash('sha256').update(kept).digest('hex') !== sha256) {
      throw new Error('the bytes do not have this checksum');
    }
    this.#version += 1;
    const object = { bytes: kept, etag: `v${this.#version}`, writtenAt: this.now(), tags: {}, kind };
    this.#objects.set(key, object);
    this.#versions.push({
      key,
      versionId: object.etag,
      isDeleteMarker: false,
      writtenAt: object.writtenAt,
      kept: object,
    });
    return object;
  }
}
