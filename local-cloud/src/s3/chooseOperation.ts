import type { Operation } from './Bucket';
import {
  createBucket,
  getBucketLocation,
  getBucketVersioning,
  headBucket,
  listBuckets,
} from './operations/bucketFacts';
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
import { S3Error } from './S3Error';
import type { S3Request } from './S3Request';

/** By method and by the first of S3's sub-resources that the query names. */
const bucketOperations: Readonly<Record<string, Operation>> = {
  'HEAD ': headBucket,
  'PUT ': createBucket,
  'GET list-type': listObjects,
  'GET versions': listVersions,
  'GET versioning': getBucketVersioning,
  'GET location': getBucketLocation,
  'GET uploads': listUploads,
  'POST delete': deleteObjects,
};

const objectOperations: Readonly<Record<string, Operation>> = {
  'GET ': getObject,
  'HEAD ': getObject,
  'PUT ': putObject,
  'DELETE ': deleteObject,
  'GET tagging': getObjectTagging,
  'PUT tagging': putObjectTagging,
  'DELETE tagging': deleteObjectTagging,
  'POST uploads': beginUpload,
  'PUT uploadId': uploadPart,
  'POST uploadId': completeUpload,
  'DELETE uploadId': abortUpload,
  'GET uploadId': listParts,
};

/** Sub-resources that change what a request means; those without an operation are answered NotImplemented. */
const subResources = [
  'list-type', 'versions', 'versioning', 'location', 'uploads', 'delete', 'tagging', 'uploadId', 'partNumber',
  'accelerate', 'acl', 'analytics', 'attributes', 'cors', 'encryption', 'intelligent-tiering', 'inventory',
  'legal-hold', 'lifecycle', 'logging', 'metrics', 'notification', 'object-lock', 'ownershipControls', 'policy',
  'policyStatus', 'publicAccessBlock', 'replication', 'requestPayment', 'restore', 'retention', 'select', 'torrent',
  'website',
]; // prettier-ignore

/** What a request asks for. Throws S3's error when the stand-in, or S3, has nothing of the kind. */
export function chooseOperation({ method, bucket, key, parameters, headers }: S3Request): Operation {
  if (bucket === '' && method === 'GET') return listBuckets;
  const subResource = subResources.find((name) => parameters.has(name)) ?? '';
  const operations = key === '' ? bucketOperations : objectOperations;
  const operation = operations[`${method} ${subResource}`];
  const isCopy = headers['x-amz-copy-source'] !== undefined;
  if (operation === putObject && isCopy) return copyObject;
  if (operation === undefined && subResource === '' && method !== 'GET') throw new S3Error('MethodNotAllowed');
  if (operation === undefined || isCopy) throw new S3Error('NotImplemented');
  return operation;
}
