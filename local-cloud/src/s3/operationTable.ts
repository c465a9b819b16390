import type { Operation, S3Access } from './bucket/Bucket';
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
  /** What the caller must be allowed; for what a body or a further header names, the operation asks itself. */
  readonly access: (request: S3Request) => readonly S3Access[];
};

const listing = ['prefix', 'delimiter', 'max-keys', 'encoding-type'];
const writing = ['x-amz-tagging', 'x-amz-meta-*'];
const overrides = ['content-type', 'content-disposition', 'cache-control', 'content-encoding', 'content-language', 'expires']; // oxfmt-ignore
const reading = { parameters: ['versionId', ...overrides.map((name) => `response-${name}`)], headers: ['x-amz-checksum-mode'] }; // oxfmt-ignore
const version = { parameters: ['versionId'] };

const onBucket = (action: S3Access['action']) => () => [{ action }];

/** On the request's object: an action that may have another name where a version is named. */
function onObject(action: S3Access['action'], onVersion = action) {
  return ({ key, parameters }: S3Request): S3Access[] => {
    const versionId = parameters.get('versionId');
    return [{ action: versionId === undefined ? action : onVersion, key, versionId }];
  };
}

/**
 * Who writes or deletes on condition of a content learns what there is.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-delete-enforce.html
 */
function toCompare({ key, headers }: S3Request): S3Access[] {
  return headers['if-match'] === undefined ? [] : [{ action: 's3:GetObject', key }];
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html */
function toWrite(request: S3Request): S3Access[] {
  const { key, headers } = request;
  const isTagged = (headers['x-amz-tagging'] ?? '') !== '';
  const tagging: S3Access[] = isTagged ? [{ action: 's3:PutObjectTagging', key }] : [];
  return [{ action: 's3:PutObject', key }, ...tagging, ...toCompare(request)];
}

function toDelete(request: S3Request): S3Access[] {
  return [...onObject('s3:DeleteObject', 's3:DeleteObjectVersion')(request), ...toCompare(request)];
}

const readsObject = onObject('s3:GetObject', 's3:GetObjectVersion');

/** All of them. https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html */
export const operationTable: readonly OperationEntry[] = [
  { method: 'GET', on: 'service', operation: listBuckets, access: onBucket('s3:ListAllMyBuckets') },
  { method: 'HEAD', on: 'bucket', operation: headBucket, access: onBucket('s3:ListBucket') },
  {
    method: 'GET',
    on: 'bucket',
    named: ['location'],
    operation: getBucketLocation,
    access: onBucket('s3:GetBucketLocation'),
  },
  {
    method: 'GET',
    on: 'bucket',
    named: ['versioning'],
    operation: getBucketVersioning,
    access: onBucket('s3:GetBucketVersioning'),
  },
  {
    method: 'GET',
    on: 'bucket',
    named: ['list-type'],
    parameters: [...listing, 'continuation-token', 'start-after'],
    operation: listObjects,
    access: onBucket('s3:ListBucket'),
  },
  {
    method: 'GET',
    on: 'bucket',
    named: ['versions'],
    parameters: [...listing, 'key-marker', 'version-id-marker'],
    operation: listVersions,
    access: onBucket('s3:ListBucketVersions'),
  },
  {
    method: 'GET',
    on: 'bucket',
    named: ['uploads'],
    parameters: ['prefix', 'encoding-type'],
    operation: listUploads,
    access: onBucket('s3:ListBucketMultipartUploads'),
  },
  { method: 'POST', on: 'bucket', named: ['delete'], operation: deleteObjects, access: () => [] },
  { method: 'GET', on: 'object', ...reading, operation: getObject, access: readsObject },
  { method: 'HEAD', on: 'object', ...reading, operation: getObject, access: readsObject },
  { method: 'PUT', on: 'object', headers: writing, operation: putObject, access: toWrite },
  {
    method: 'PUT',
    on: 'object',
    namedByHeader: 'x-amz-copy-source',
    headers: [...writing, 'x-amz-copy-source-if-*', 'x-amz-metadata-directive', 'x-amz-tagging-directive'],
    operation: copyObject,
    access: toWrite,
  },
  {
    method: 'DELETE',
    on: 'object',
    ...version,
    operation: deleteObject,
    access: toDelete,
  },
  {
    method: 'GET',
    on: 'object',
    named: ['tagging'],
    ...version,
    operation: getObjectTagging,
    access: onObject('s3:GetObjectTagging', 's3:GetObjectVersionTagging'),
  },
  {
    method: 'PUT',
    on: 'object',
    named: ['tagging'],
    ...version,
    operation: putObjectTagging,
    access: onObject('s3:PutObjectTagging', 's3:PutObjectVersionTagging'),
  },
  {
    method: 'DELETE',
    on: 'object',
    named: ['tagging'],
    ...version,
    operation: deleteObjectTagging,
    access: onObject('s3:DeleteObjectTagging', 's3:DeleteObjectVersionTagging'),
  },
  {
    method: 'POST',
    on: 'object',
    named: ['uploads'],
    headers: [...writing, 'x-amz-checksum-algorithm', 'x-amz-checksum-type'],
    operation: beginUpload,
    access: toWrite,
  },
  { method: 'PUT', on: 'object', named: ['uploadId', 'partNumber'], operation: uploadPart, access: toWrite },
  {
    method: 'POST',
    on: 'object',
    named: ['uploadId'],
    headers: ['x-amz-checksum-type'],
    operation: completeUpload,
    access: toWrite,
  },
  {
    method: 'DELETE',
    on: 'object',
    named: ['uploadId'],
    operation: abortUpload,
    access: onObject('s3:AbortMultipartUpload'),
  },
  {
    method: 'GET',
    on: 'object',
    named: ['uploadId'],
    operation: listParts,
    access: onObject('s3:ListMultipartUploadParts'),
  },
];
