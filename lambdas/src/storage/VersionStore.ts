/** One version of a stored object, or a delete marker. */
export type StoredVersion = { readonly key: string; readonly versionId: string; readonly isDeleteMarker: boolean };

/** What erasing needs of the bucket, former versions included. */
export type VersionStore = {
  list(prefix: string): Promise<StoredVersion[]>;
  readText(version: StoredVersion): Promise<string>;
  /** Deletes for good. Rejects when one could not be deleted. */
  erase(versions: readonly StoredVersion[]): Promise<void>;
};
