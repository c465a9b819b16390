import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { removeFile, writeDurably } from '../../storage/writeDurably';
import { objectRecordSchema, type ObjectRecord } from './objectRecord';

/** What is known of every key, on disk one file a key (under the key's hash) and in memory in S3's order. */
export class ObjectIndex {
  readonly #folder: string;
  readonly #records = new Map<string, ObjectRecord>();
  /** All keys in the order of their UTF-8 bytes. */
  readonly #keys: string[] = [];

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'objects');
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if (!name.endsWith('.json')) {
        await removeFile(path);
        continue;
      }
      const record = v.parse(objectRecordSchema, JSON.parse(await readFile(path, 'utf8')));
      this.#records.set(record.key, record);
    }
    this.#keys.push(...[...this.#records.keys()].sort(compareKeys));
  }

  get(key: string): ObjectRecord | undefined {
    return this.#records.get(key);
  }

  all(): IterableIterator<ObjectRecord> {
    return this.#records.values();
  }

  /** Records in order, from the first key that is not before `from`. */
  *from(from: string): Generator<ObjectRecord> {
    for (let place = this.#placeOf(from); place < this.#keys.length; place += 1) {
      const record = this.#records.get(this.#keys[place] ?? '');
      if (record !== undefined) yield record;
    }
  }

  /** Makes a record the truth, on disk first; one without versions is forgotten. */
  async save(record: ObjectRecord): Promise<void> {
    const path = join(this.#folder, `${createHash('sha256').update(record.key).digest('hex')}.json`);
    if (record.versions.length === 0) {
      await removeFile(path);
      if (this.#records.delete(record.key)) this.#keys.splice(this.#placeOf(record.key), 1);
      return;
    }
    await writeDurably(path, JSON.stringify(record));
    if (!this.#records.has(record.key)) this.#keys.splice(this.#placeOf(record.key), 0, record.key);
    this.#records.set(record.key, record);
  }

  #placeOf(key: string): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareKeys(this.#keys[middle] ?? '', key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The order in which S3 lists: by the bytes of UTF-8, not by UTF-16 units. */
export function compareKeys(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
