/** Event of a new object, sent once it is on disk. */
export type StoreEvent = {
  readonly bucket: string;
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Without quotes. */
  readonly etag: string;
  readonly versionId: string;
};
