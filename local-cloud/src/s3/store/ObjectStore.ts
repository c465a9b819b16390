import { randomBytes } from 'node:crypto';
import { BlobFolder } from './BlobFolder';
import { KeyLock } from './KeyLock';
import { ObjectIndex } from './ObjectIndex';
import { isObject, type ObjectRecord, type StoredObject, type StoredVersion, type Tag } from './objectRecord';

/** An object whose bytes are on disk and that is to become a key's newest version. */
export type NewObject = Pick<StoredObject, 'blob' | 'size' | 'etag' | 'headers' | 'tags' | 'checksum'>;

/** What a write under the lock sees of its key. */
export type KeyState = {
  readonly newest: StoredVersion | undefined;
  /** Rises with every removal of the key since the start. */
  readonly removals: number;
};

/** The versions of all keys of the bucket, on disk. Writes to one key happen one after the other. */
export class ObjectStore {
  readonly index: ObjectIndex;
  readonly blobs: BlobFolder;
  readonly #lock = new KeyLock();
  readonly #removals = new Map<string, number>();

  constructor(
    dataFolder: string,
    private readonly now: () => Date,
  ) {
    this.index = new ObjectIndex(dataFolder);
    this.blobs = new BlobFolder(dataFolder);
  }

  /** `blobsInUse` are those that belong to no object yet. */
  async open(blobsInUse: readonly string[]): Promise<void> {
    await this.index.open();
    const versions = [...this.index.all()].flatMap((record) => record.versions);
    await this.blobs.open(new Set([...blobsInUse, ...versions.filter(isObject).map(({ blob }) => blob)]));
  }

  state(key: string): KeyState {
    return { newest: this.index.get(key)?.versions[0], removals: this.#removals.get(key) ?? 0 };
  }

  /** Adds the newest version; `check` runs under the lock and throws to refuse, whereupon the bytes are thrown away. */
  async add(key: string, object: NewObject, check: (state: KeyState) => void): Promise<StoredObject> {
    return this.#lock.run(key, async () => {
      try {
        check(this.state(key));
      } catch (refusal) {
        await this.blobs.remove(object.blob);
        throw refusal;
      }
      const version: StoredObject = { kind: 'object', ...this.#newPlace(), ...object };
      await this.#save(key, [version, ...this.#versions(key)]);
      return version;
    });
  }

  /** Puts a delete marker on top. */
  async hide(key: string, check: (state: KeyState) => void): Promise<StoredVersion> {
    return this.#lock.run(key, async () => {
      check(this.state(key));
      const marker: StoredVersion = { kind: 'delete-marker', ...this.#newPlace() };
      await this.#save(key, [marker, ...this.#versions(key)]);
      this.#removals.set(key, this.state(key).removals + 1);
      return marker;
    });
  }

  /** Removes one version for good. Answers what it was, if it was there. */
  async erase(key: string, versionId: string): Promise<StoredVersion | undefined> {
    return this.#lock.run(key, async () => {
      const versions = this.#versions(key);
      const erased = versions.find((version) => version.versionId === versionId);
      if (erased === undefined) return undefined;
      await this.#save(
        key,
        versions.filter((version) => version !== erased),
      );
      if (isObject(erased)) await this.blobs.remove(erased.blob);
      return erased;
    });
  }

  /** Replaces a version's tags. Answers the version, if there is such an object. */
  async tag(key: string, versionId: string, tags: Tag[]): Promise<StoredObject | undefined> {
    return this.#lock.run(key, async () => {
      const versions = this.#versions(key);
      const found = versions.filter(isObject).find((version) => version.versionId === versionId);
      if (found === undefined) return undefined;
      const tagged = { ...found, tags };
      await this.#save(
        key,
        versions.map((version) => (version === found ? tagged : version)),
      );
      return tagged;
    });
  }

  #versions(key: string): ObjectRecord['versions'] {
    return this.index.get(key)?.versions ?? [];
  }

  #save(key: string, versions: ObjectRecord['versions']): Promise<void> {
    return this.index.save({ key, versions });
  }

  #newPlace(): { versionId: string; lastModified: string } {
    return { versionId: randomBytes(24).toString('base64url'), lastModified: this.now().toISOString() };
  }
}
