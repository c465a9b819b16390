/** One version of a stored object, or a delete marker. */
export type StoredVersion = { readonly key: string; readonly versionId: string; readonly isDeleteMarker: boolean };

/** Port to all versions of the bucket's objects, for erasing. */
export type VersionStore = {
  list(prefix: string): Promise<StoredVersion[]>;
  readText(version: StoredVersion): Promise<string>;
  /** Deletes for good. Rejects when one could not be deleted. */
  erase(versions: readonly StoredVersion[]): Promise<void>;
};
