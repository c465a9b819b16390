import type { HttpAnswer } from '../../http/httpAnswer';
import type { VerifiedSignature } from '../../signature/verifySignature';
import type { S3Event } from './S3Event';
import type { S3Request } from '../request/S3Request';
import type { ObjectStore } from '../store/ObjectStore';
import type { UploadStore } from '../store/UploadStore';

/** The one bucket of the stand-in. */
export type Bucket = {
  readonly name: string;
  readonly region: string;
  readonly store: ObjectStore;
  readonly uploads: UploadStore;
  publish(event: S3Event): void;
};

/** One request that has been let in. */
export type S3Call = {
  readonly request: S3Request;
  readonly signature: VerifiedSignature;
  readonly bucket: Bucket;
  /** Throws S3's error unless the caller may do this too. */
  readonly demand: (access: S3Access) => void;
};

/** An action of S3, on the bucket or on one of its objects. */
export type S3Access = {
  readonly action: `s3:${string}`;
  readonly key?: string;
  /** Default: the newest one. */
  readonly versionId?: string | undefined;
};

export type Operation = (call: S3Call) => Promise<HttpAnswer>;
