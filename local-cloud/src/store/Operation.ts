import type { HttpAnswer } from '../http/httpAnswer';
import type { Signature } from '../signature/checkSignature';
import type { BucketFolder } from './BucketFolder';
import type { StoreEvent } from './StoreEvent';
import type { StoreRequest } from './StoreRequest';

export type Bucket = {
  readonly name: string;
  readonly folder: BucketFolder;
  /** Sends the event of a new object. */
  publish(event: Omit<StoreEvent, 'bucket'>): void;
};

/** An action of S3, on the bucket or on one of its objects. */
export type StoreAccess = {
  readonly action: `s3:${string}`;
  readonly key?: string;
  /** Default: the newest one. */
  readonly versionId?: string | undefined;
};

/** An authenticated, authorized request. */
export type StoreCall = {
  readonly request: StoreRequest;
  readonly bucket: Bucket;
  readonly signature: Signature;
  /** Throws `AccessDenied` unless the caller has this permission too. */
  readonly demand: (access: StoreAccess) => void;
};

export type Operation = {
  /**
   * The parameters and `x-amz-*` headers that it supports, besides those of any request. Any other is `NotImplemented`:
   * its sender would believe that it took effect.
   */
  readonly parameters?: readonly string[];
  readonly headers?: readonly string[];
  /** The permissions that the caller needs. */
  readonly access: (request: StoreRequest) => readonly StoreAccess[];
  readonly run: (call: StoreCall) => HttpAnswer | Promise<HttpAnswer>;
};

export function xmlAnswer(body: string): HttpAnswer {
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}

/** Action on the request's object. Its name differs for a request with a version. */
export function onObject(action: StoreAccess['action'], onVersion: StoreAccess['action']): Operation['access'] {
  return ({ key, query: { versionId } }) => [{ action: versionId === undefined ? action : onVersion, key, versionId }];
}
