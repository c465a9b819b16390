import type { HttpAnswer } from '../http/startServer';
import type { BucketFolder } from './BucketFolder';
import type { StoreRequest } from './StoreRequest';

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

export type Bucket = {
  readonly name: string;
  readonly folder: BucketFolder;
  publish(event: Omit<StoreEvent, 'bucket'>): void;
};

type StoreCall = {
  readonly request: StoreRequest;
  readonly bucket: Bucket;
};

export type Operation = {
  /**
   * The parameters and `x-amz-*` headers that it supports, besides those of any request. Any other is `NotImplemented`:
   * its sender would believe that it took effect.
   */
  readonly parameters?: readonly string[];
  readonly headers?: readonly string[];
  readonly run: (call: StoreCall) => HttpAnswer | Promise<HttpAnswer>;
};

export function xmlAnswer(body: string): HttpAnswer {
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}
