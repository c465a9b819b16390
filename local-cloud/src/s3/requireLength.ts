import { S3Error } from './S3Error';
import type { S3Request } from './S3Request';

/** Throws unless an upload says how long it is. */
export function requireLength({ headers }: S3Request): void {
  if (headers['content-length'] === undefined && headers['x-amz-decoded-content-length'] === undefined) {
    throw new S3Error('MissingContentLength');
  }
}
