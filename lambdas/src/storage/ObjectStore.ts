export type StoredObject = { readonly bytes: Uint8Array; readonly etag: string };

/** How a browser shows or saves an object */
export type ObjectKind = {
  readonly contentType: string;
  /** The name under which a browser saves it. Default: the browser shows it, under its key. */
  readonly downloadName?: string;
};

export type ObjectBody = ObjectKind & {
  readonly bytes: Uint8Array | string;
  /** SHA-256 of the bytes in hexadecimal: the store refuses other bytes. Default: the store's own checksum. */
  readonly sha256?: string;
};

/** Port to the bucket. Throws `StorageUnavailable` when a retry may help. */
export type ObjectStore = {
  /** The object, or `undefined` when the key does not exist */
  read(key: string): Promise<StoredObject | undefined>;
  /** Size in bytes, or `undefined` when the key does not exist */
  sizeOf(key: string): Promise<number | undefined>;
  /** Writes the object, over an existing one. */
  write(key: string, body: ObjectBody): Promise<void>;
  /** Writes the object unless the key exists. Of any number of concurrent calls one creates it. */
  create(key: string, body: ObjectBody): Promise<'created' | 'exists'>;
  /**
   * Compare-and-swap: overwrites the version with this ETag and returns the new one; `undefined` when it was replaced
   * or removed.
   */
  replace(key: string, body: ObjectBody & { readonly etag: string }): Promise<string | undefined>;
  /** Copies the bytes within the store unless the target exists. `missing`: there is no source. */
  copy(from: string, to: string, kind: ObjectKind): Promise<'copied' | 'exists' | 'missing'>;
  remove(key: string): Promise<void>;
  /** Keys with a prefix, with the time of their last write and the size in bytes */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly writtenAt: Date; readonly size: number }>;
  /** The tags of an object, or `undefined` when the key does not exist */
  readTags(key: string): Promise<Readonly<Record<string, string>> | undefined>;
};

/** The store did not respond, or is overloaded: a retry may succeed. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  constructor(cause: unknown) {
    super('the store did not answer', { cause });
  }
}
