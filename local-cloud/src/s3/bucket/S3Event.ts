import type { StoredObject } from '../store/objectRecord';

/** What S3 tells EventBridge, after the write is durable. */
export type S3Event = {
  readonly type: 'Object Created' | 'Object Tags Added';
  readonly bucket: string;
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Without quotes. */
  readonly etag: string;
  readonly versionId: string;
  /** Hexadecimal; of two events on one key, the later one has the greater. */
  readonly sequencer: string;
  readonly reason: 'PutObject' | 'CopyObject' | 'CompleteMultipartUpload' | 'PutObjectTagging';
};

let lastSequence = 0;

/** An event on an object. */
export function objectEvent(
  { key, size, etag, versionId }: Pick<StoredObject, 'size' | 'etag' | 'versionId'> & { key: string },
  { bucket, reason }: Pick<S3Event, 'bucket' | 'reason'>,
): S3Event {
  lastSequence = Math.max(lastSequence + 1, Date.now() * 1000);
  return {
    type: reason === 'PutObjectTagging' ? 'Object Tags Added' : 'Object Created',
    bucket,
    key,
    size,
    etag,
    versionId,
    sequencer: lastSequence.toString(16).toUpperCase().padStart(16, '0'),
    reason,
  };
}
