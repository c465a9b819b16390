import type { Bucket, Operation } from '../bucket/Bucket';
import { checkReadConditions } from '../objects/conditions';
import { findObject } from '../objects/findVersion';
import { checksumHeaders, keptObjectHeaders } from '../objects/objectHeaders';
import { tagsOfHeader } from '../objects/objectTags';
import { S3Error } from '../errors/S3Error';
import { checksumElement } from '../request/body/checksums';
import { s3Document } from '../xml/s3Document';
import { storeObject } from './storeObject';

/** PUT with `x-amz-copy-source`. */
export const copyObject: Operation = async ({ request, bucket, demand }) => {
  const { headers, key } = request;
  const source = readSource(headers['x-amz-copy-source'] ?? '', bucket);
  demand({ action: source.versionId === undefined ? 's3:GetObject' : 's3:GetObjectVersion', ...source });
  const original = findObject(bucket, source.key, source.versionId);
  if (checkReadConditions(headers, original, 'x-amz-copy-source-') === 'not-modified')
    throw new S3Error('PreconditionFailed');
  const replacesTags = headers['x-amz-tagging-directive'] === 'REPLACE';
  if (!replacesTags && original.tags.length > 0) {
    demand({ action: 's3:GetObjectTagging', ...source });
    demand({ action: 's3:PutObjectTagging', key });
  }
  const replacesHeaders = headers['x-amz-metadata-directive'] === 'REPLACE';
  if (source.key === key && source.versionId === undefined && !replacesHeaders) {
    throw new S3Error('InvalidRequest', {
      message:
        "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    });
  }
  const copy = {
    ...original,
    headers: replacesHeaders ? keptObjectHeaders(headers) : original.headers,
    tags: replacesTags ? tagsOfHeader(headers['x-amz-tagging']) : original.tags,
  };
  const { size, etag, tags, checksum, headers: kept } = copy;
  const stored = await storeObject(bucket, {
    key,
    headers,
    reason: 'CopyObject',
    receive: async () => ({
      blob: await bucket.store.blobs.copy(original.blob),
      size,
      etag,
      headers: kept,
      tags,
      checksum,
    }),
  });
  return {
    status: 200,
    headers: {
      'content-type': 'application/xml',
      'x-amz-version-id': stored.versionId,
      'x-amz-copy-source-version-id': original.versionId,
      ...checksumHeaders(checksum),
    },
    body: s3Document('CopyObjectResult', {
      ETag: `"${etag}"`,
      LastModified: stored.lastModified,
      ...(checksum && { [checksumElement(checksum.algorithm)]: checksum.value }),
    }),
  };
};

function readSource(header: string, { name }: Bucket): { key: string; versionId: string | undefined } {
  const [path = '', query = ''] = header.replace(/^\//, '').split('?');
  const [bucket, ...key] = path.split('/');
  if (bucket !== name) throw new S3Error('NoSuchBucket');
  try {
    return {
      key: decodeURIComponent(key.join('/')),
      versionId: new URLSearchParams(query).get('versionId') ?? undefined,
    };
  } catch {
    throw new S3Error('InvalidArgument', { message: 'Copy Source must mention the source bucket and key' });
  }
}
