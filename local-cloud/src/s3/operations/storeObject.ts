import type { Bucket } from '../bucket/Bucket';
import { checkWriteConditions } from '../objects/conditions';
import { objectEvent, type S3Event } from '../bucket/S3Event';
import { S3Error } from '../errors/S3Error';
import type { S3Request } from '../request/S3Request';
import type { NewObject } from '../store/ObjectStore';
import type { StoredObject } from '../store/objectRecord';

type Write = {
  readonly key: string;
  /** Those that may carry `if-match` and `if-none-match`. */
  readonly headers: S3Request['headers'];
  readonly reason: S3Event['reason'];
  /** Brings the bytes to disk. */
  readonly receive: () => Promise<NewObject>;
};

/**
 * Receives an object and makes it its key's newest version. The conditions are checked before the bytes come, to refuse
 * early, and again when all are there.
 */
export async function storeObject(bucket: Bucket, { key, headers, reason, receive }: Write): Promise<StoredObject> {
  const { name, store } = bucket;
  const before = store.state(key);
  checkWriteConditions(headers, before.newest);
  const stored = await store.add(key, await receive(), ({ newest, removals }) => {
    const isConditional = headers['if-none-match'] !== undefined || headers['if-match'] !== undefined;
    if (isConditional && removals !== before.removals) throw new S3Error('ConditionalRequestConflict');
    checkWriteConditions(headers, newest);
  });
  bucket.publish(objectEvent({ key, ...stored }, { bucket: name, reason }));
  return stored;
}
