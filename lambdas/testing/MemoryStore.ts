import { createHash } from 'node:crypto';
import { callTime } from '../src/storage/callTime';
import type { ObjectBody, ObjectKind, ObjectStore, StoredObject } from '../src/storage/ObjectStore';

type Kept = StoredObject & {
  readonly writtenAt: Date;
  readonly tags: Readonly<Record<string, string>>;
  readonly kind: ObjectKind;
};

type Operation = keyof ObjectStore;

/**
 * Runs at each call of the store, `before` and `after` its work. An error that it throws is the call's.
 */
export type StoreHook = (moment: 'before' | 'after', operation: Operation, key: string) => void | Promise<void>;

/** A store in memory that keeps the promises of the port. */
export class MemoryStore implements ObjectStore {
  readonly #objects = new Map<string, Kept>();
  #version = 0;
  hook: StoreHook = () => undefined;

  constructor(private readonly now: () => Date = () => new Date()) {}

  /** All keys, sorted. */
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

  async copy(from: string, to: string, kind: ObjectKind): Promise<'copied' | 'missing'> {
    return this.#call('copy', to, () => {
      const kept = this.#objects.get(from);
      if (kept === undefined) return 'missing';
      this.#objects.set(to, { ...kept, kind, tags: {} });
      return 'copied';
    });
  }

  async remove(key: string): Promise<void> {
    await this.#call('remove', key, () => this.#objects.delete(key));
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
    return object;
  }
}
