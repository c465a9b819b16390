import type { Operation } from './bucket/Bucket';
import { getBucketLocation, getBucketVersioning, headBucket, listBuckets } from './operations/bucketFacts';
import { completeUpload } from './operations/completeUpload';
import { copyObject } from './operations/copyObject';
import { deleteObject } from './operations/deleteObject';
import { deleteObjects } from './operations/deleteObjects';
import { getObject } from './operations/getObject';
import { listObjects } from './operations/listObjects';
import { listVersions } from './operations/listVersions';
import { abortUpload, beginUpload, listParts, listUploads, uploadPart } from './operations/multipartUpload';
import { deleteObjectTagging, getObjectTagging, putObjectTagging } from './operations/objectTagging';
import { putObject } from './operations/putObject';

/** An operation that the stand-in has, and all that it obeys of a request. */
export type OperationEntry = {
  readonly operation: Operation;
  readonly method: string;
  readonly on: 'service' | 'bucket' | 'object';
  /** Parameters, and a header, by which S3 tells it from its neighbours. */
  readonly named?: readonly string[];
  readonly namedByHeader?: string;
  /** Further parameters, and `x-amz-*` headers. */
  readonly parameters?: readonly string[];
  readonly headers?: readonly string[];
};

const listing = ['prefix', 'delimiter', 'max-keys', 'encoding-type'];
const writing = ['x-amz-tagging', 'x-amz-meta-*'];
const overrides = ['content-type', 'content-disposition', 'cache-control', 'content-encoding', 'content-language', 'expires']; // prettier-ignore
const reading = { parameters: ['versionId', ...overrides.map((name) => `response-${name}`)], headers: ['x-amz-checksum-mode'] }; // prettier-ignore
const version = { parameters: ['versionId'] };

/** All of them. */
export const operationTable: readonly OperationEntry[] = [
  { method: 'GET', on: 'service', operation: listBuckets },
  { method: 'HEAD', on: 'bucket', operation: headBucket },
  { method: 'GET', on: 'bucket', named: ['location'], operation: getBucketLocation },
  { method: 'GET', on: 'bucket', named: ['versioning'], operation: getBucketVersioning },
  {
    method: 'GET',
    on: 'bucket',
    named: ['list-type'],
    parameters: [...listing, 'continuation-token', 'start-after'],
    operation: listObjects,
  },
  {
    method: 'GET',
    on: 'bucket',
    named: ['versions'],
    parameters: [...listing, 'key-marker', 'version-id-marker'],
    operation: listVersions,
  },
  { method: 'GET', on: 'bucket', named: ['uploads'], parameters: ['prefix', 'encoding-type'], operation: listUploads },
  { method: 'POST', on: 'bucket', named: ['delete'], operation: deleteObjects },
  { method: 'GET', on: 'object', ...reading, operation: getObject },
  { method: 'HEAD', on: 'object', ...reading, operation: getObject },
  { method: 'PUT', on: 'object', headers: writing, operation: putObject },
  {
    method: 'PUT',
    on: 'object',
    namedByHeader: 'x-amz-copy-source',
    headers: [...writing, 'x-amz-copy-source-if-*', 'x-amz-metadata-directive', 'x-amz-tagging-directive'],
    operation: copyObject,
  },
  { method: 'DELETE', on: 'object', ...version, operation: deleteObject },
  { method: 'GET', on: 'object', named: ['tagging'], ...version, operation: getObjectTagging },
  { method: 'PUT', on: 'object', named: ['tagging'], ...version, operation: putObjectTagging },
  { method: 'DELETE', on: 'object', named: ['tagging'], ...version, operation: deleteObjectTagging },
  {
    method: 'POST',
    on: 'object',
    named: ['uploads'],
    headers: [...writing, 'x-amz-checksum-algorithm', 'x-amz-checksum-type'],
    operation: beginUpload,
  },
  { method: 'PUT', on: 'object', named: ['uploadId', 'partNumber'], operation: uploadPart },
  { method: 'POST', on: 'object', named: ['uploadId'], headers: ['x-amz-checksum-type'], operation: completeUpload },
  { method: 'DELETE', on: 'object', named: ['uploadId'], operation: abortUpload },
  { method: 'GET', on: 'object', named: ['uploadId'], operation: listParts },
];
