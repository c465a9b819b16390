import type { HttpAnswer } from '../../http/httpAnswer';
import type { VerifiedSignature } from '../../signature/verifySignature';
import type { S3Event } from './S3Event';
import type { S3Request } from '../request/S3Request';
import type { ObjectStore } from '../store/ObjectStore';
import type { Tag } from '../store/objectRecord';
import type { UploadStore } from '../store/UploadStore';

/** The one bucket of the stand-in. */
export type Bucket = {
  readonly name: string;
  readonly region: string;
  readonly store: ObjectStore;
  readonly uploads: UploadStore;
  /** Stands for a bucket policy that denies reading an object by its tags. */
  mayRead(object: { readonly key: string; readonly tags: readonly Tag[] }): boolean;
  publish(event: S3Event): void;
};

/** One request that has been let in. */
export type S3Call = { readonly request: S3Request; readonly signature: VerifiedSignature; readonly bucket: Bucket };

export type Operation = (call: S3Call) => Promise<HttpAnswer>;
