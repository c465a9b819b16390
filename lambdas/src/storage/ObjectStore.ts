/** An object, and the mark of its version. */
export type StoredObject = { readonly bytes: Uint8Array; readonly etag: string };

/** How a browser shows or saves an object. */
export type ObjectKind = {
  readonly contentType: string;
  /** The name under which a browser saves it. Default: it is shown, under its key. */
  readonly downloadName?: string;
};

export type ObjectBody = ObjectKind & {
  readonly bytes: Uint8Array | string;
  /** SHA-256 of the bytes in hexadecimal: the store refuses bytes that differ. Default: the store's own check. */
  readonly sha256?: string;
};

/** Port to the one bucket. Throws `StorageUnavailable` for what a repeat may mend. */
export type ObjectStore = {
  /** The object, or `undefined` when there is none under this key. */
  read(key: string): Promise<StoredObject | undefined>;
  /** Size in bytes, or `undefined` when there is none under this key. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Writes it, over another if there is one. */
  write(key: string, body: ObjectBody): Promise<void>;
  /** Writes it unless the key is taken. Of any number of racing calls one creates it. */
  create(key: string, body: ObjectBody): Promise<'created' | 'exists'>;
  /**
   * Writes it over the version with this mark and gives the new one; `undefined` when another has taken its place or it
   * is gone.
   */
  replace(key: string, body: ObjectBody & { readonly etag: string }): Promise<string | undefined>;
  /** Copies its bytes within the store, unless the key is taken. `missing` when there is nothing to copy. */
  copy(from: string, to: string, kind: ObjectKind): Promise<'copied' | 'exists' | 'missing'>;
  /** Removes it; nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Keys that begin with a prefix, with the time of their last writing and the size in bytes. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly writtenAt: Date; readonly size: number }>;
  /** The tags of an object, or `undefined` when there is none under this key. */
  readTags(key: string): Promise<Readonly<Record<string, string>> | undefined>;
};
