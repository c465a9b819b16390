import * as v from 'valibot';
import { checksumSchema, tagSchema } from './objectRecord';

const partSchema = v.object({
  number: v.number(),
  blob: v.string(),
  size: v.number(),
  etag: v.string(),
  lastModified: v.string(),
  checksum: v.optional(checksumSchema),
});

/** An upload in parts that has begun. */
export const uploadSchema = v.object({
  uploadId: v.string(),
  key: v.string(),
  /** ISO 8601. */
  initiated: v.string(),
  headers: v.record(v.string(), v.string()),
  tags: v.array(tagSchema),
  /** The checksum that the whole object is going to have. */
  checksum: v.optional(v.omit(checksumSchema, ['value'])),
  /** By number. */
  parts: v.array(partSchema),
});

export type Upload = v.InferOutput<typeof uploadSchema>;
export type UploadPart = v.InferOutput<typeof partSchema>;
