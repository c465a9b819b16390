/** One version of a stored object, or a delete marker. */
export type StoredVersion = {
  readonly key: string;
  readonly versionId: string;
  readonly isDeleteMarker: boolean;
  /** Whether readers of the key get it: of a deleted object, the delete marker. */
  readonly isLatest: boolean;
  readonly writtenAt: Date;
};

/** Port to all versions of the bucket's objects, for erasing and restoring */
export type VersionStore = {
  list(prefix: string): Promise<StoredVersion[]>;
  readText(version: StoredVersion): Promise<string>;
  /** Deletes for good. Rejects when one could not be deleted. */
  erase(versions: readonly StoredVersion[]): Promise<void>;
};
