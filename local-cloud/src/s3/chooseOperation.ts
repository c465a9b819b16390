import type { Operation } from './bucket/Bucket';
import { S3Error } from './errors/S3Error';
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
import type { S3Request } from './request/S3Request';

/** An operation that the stand-in has, and all that it obeys of a request. */
type OperationEntry = {
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

const entries: readonly OperationEntry[] = [
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

/** What any request may carry: its signature, the checksum of its body, and what the SDKs say of themselves. */
const anyParameter = ['x-id'];
const anyHeader = [
  ...['x-amz-date', 'x-amz-content-sha256', 'x-amz-decoded-content-length', 'x-amz-trailer', 'x-amz-user-agent'],
  ...['x-amz-sdk-checksum-algorithm', 'x-amz-checksum-crc*', 'x-amz-checksum-sha*'],
  ...['x-amz-algorithm', 'x-amz-credential', 'x-amz-expires', 'x-amz-signature', 'x-amz-signedheaders'],
];

const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];

/**
 * What a request asks for. Whatever is not had, down to a parameter or an `x-amz-*` header, is refused with NotImplemented, so that
 * nothing is mistaken for something else; what S3 does not have either, with MethodNotAllowed.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html#ErrorCodeList
 */
export function chooseOperation(request: S3Request): Operation {
  const entry = entries.find((candidate) => fits(candidate, request));
  if (entry !== undefined) return entry.operation;
  const isKnownToS3 = methods.includes(request.method) && !(request.method === 'POST' && isPlain(request));
  throw new S3Error(isKnownToS3 ? 'NotImplemented' : 'MethodNotAllowed');
}

function fits(entry: OperationEntry, request: S3Request): boolean {
  const { named = [], namedByHeader, parameters = [], headers = [] } = entry;
  const amzHeaders = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  const heads = namedByHeader === undefined ? [] : [namedByHeader];
  return (
    entry.method === request.method &&
    entry.on === targetOf(request) &&
    named.every((name) => request.parameters.has(name)) &&
    heads.every((name) => amzHeaders.includes(name)) &&
    parametersOf(request).every(isOneOf([...anyParameter, ...named, ...parameters])) &&
    amzHeaders.every(isOneOf([...anyHeader, ...heads, ...headers]))
  );
}

function targetOf({ bucket, key }: S3Request): OperationEntry['on'] {
  if (bucket === '') return 'service';
  return key === '' ? 'bucket' : 'object';
}

/** Those of a presigned request that stand for headers are judged as headers. */
function parametersOf({ parameters, headers }: S3Request): string[] {
  return [...parameters.keys()].filter((name) => !Object.hasOwn(headers, name.toLowerCase()));
}

/** An object takes a POST for its sub-resources alone. */
function isPlain(request: S3Request): boolean {
  return targetOf(request) === 'object' && parametersOf(request).every(isOneOf(anyParameter));
}

/** In a pattern `*` stands for any end. */
function isOneOf(patterns: readonly string[]): (name: string) => boolean {
  return (name) =>
    patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
}
