import type { IncomingMessage } from 'node:http';
import type { HttpAnswer } from '../../http/httpAnswer';
import type { Bucket } from './Bucket';
import type { S3Event } from './S3Event';

/** A service that watches a bucket, as the malware scan does. */
export type BucketWatcher = {
  /** Where tests tell it what to do. */
  readonly controlPath: string;
  /** Answers `POST` to that path. */
  receive(request: IncomingMessage, bucket: Bucket): Promise<HttpAnswer>;
  /** Looks at what lies in the bucket when the stand-in starts. */
  resume(bucket: Bucket): void;
  onEvent(event: S3Event, bucket: Bucket): void;
};
