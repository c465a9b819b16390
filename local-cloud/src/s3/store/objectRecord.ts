import * as v from 'valibot';

export const tagSchema = v.object({ key: v.string(), value: v.string() });

export const checksumSchema = v.object({
  algorithm: v.picklist(['CRC32', 'CRC32C', 'CRC64NVME', 'SHA1', 'SHA256']),
  /** Base64; of a composite one with `-` and the number of parts. */
  value: v.string(),
  type: v.picklist(['FULL_OBJECT', 'COMPOSITE']),
});

const place = {
  versionId: v.string(),
  /** ISO 8601. */
  lastModified: v.string(),
};

const object = v.object({
  kind: v.literal('object'),
  ...place,
  /** Name of the file that holds the bytes. */
  blob: v.string(),
  size: v.number(),
  /** Without quotes. */
  etag: v.string(),
  /** Headers that come back with the object: content-type, x-amz-meta-… */
  headers: v.record(v.string(), v.string()),
  tags: v.array(tagSchema),
  checksum: v.optional(checksumSchema),
});

const deleteMarker = v.object({ kind: v.literal('delete-marker'), ...place });

/** What is known of one key: its versions, newest first. At least one. */
export const objectRecordSchema = v.object({
  key: v.string(),
  versions: v.array(v.variant('kind', [object, deleteMarker])),
});

export type ObjectRecord = v.InferOutput<typeof objectRecordSchema>;
export type StoredVersion = ObjectRecord['versions'][number];
export type StoredObject = v.InferOutput<typeof object>;
export type Checksum = v.InferOutput<typeof checksumSchema>;
export type Tag = v.InferOutput<typeof tagSchema>;

export function isObject(version: StoredVersion): version is StoredObject {
  return version.kind === 'object';
}
