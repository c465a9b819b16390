import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import { readBody } from '../http/startServer';
import type { ObjectVersion } from './BucketFolder';
import { xmlDocument } from '../http/xmlDocument';
import { xmlAnswer, type Bucket, type Operation } from './Operation';
import { StoreError } from './StoreError';
import { decode, type StoreRequest } from './StoreRequest';
import { findObject } from './readObject';

const keptHeaders = ['cache-control', 'content-disposition', 'content-type'];

export const putObject: Operation = {
  headers: ['x-amz-checksum-sha256'],
  run: async ({ request, bucket }) => {
    // Checked twice: before the bytes arrive, to refuse early, and after.
    checkConditions(request, bucket);
    if (request.headers['x-amz-content-sha256']?.startsWith('STREAMING-') === true) {
      throw new StoreError('NotImplemented', 'A body comes as it is, not in signed pieces.');
    }
    const received = await bucket.folder.receive(request.incoming);
    const { blob, size, md5: etag, sha256 } = received;
    const checksum = request.headers['x-amz-checksum-sha256'];
    if (checksum !== undefined && checksum !== Buffer.from(sha256, 'hex').toString('base64')) {
      bucket.folder.discard(received);
      throw new StoreError('BadDigest');
    }
    const stored = addObject({ request, bucket }, { blob, size, etag, tags: [] });
    return { status: 200, headers: { etag: `"${etag}"`, 'x-amz-version-id': stored.versionId } };
  },
};

/** PUT of a copy, including bytes and tags. */
export const copyObject: Operation = {
  headers: ['x-amz-copy-source', 'x-amz-metadata-directive'],
  run: ({ request, bucket }) => {
    const { headers } = request;
    if (headers['x-amz-metadata-directive'] !== 'REPLACE') {
      throw new StoreError('NotImplemented', 'A copy replaces metadata.');
    }
    const source = decode(headers['x-amz-copy-source'] ?? '').replace(/^\//, '');
    const key = source.slice(bucket.name.length + 1);
    if (source !== `${bucket.name}/${key}`) throw new StoreError('NoSuchBucket');
    const original = findObject(bucket, { key });
    const { size, etag, tags } = original;
    checkConditions(request, bucket);
    const { lastModified } = addObject({ request, bucket }, { blob: bucket.folder.copy(original), size, etag, tags });
    return xmlAnswer(xmlDocument('CopyObjectResult', { ETag: `"${etag}"`, LastModified: lastModified }));
  },
};

/**
 * DELETE of a key, which adds a delete marker, or of a version, which deletes it for good. A missing one is no error.
 */
export const deleteObject: Operation = {
  parameters: ['versionId'],
  run: ({ request: { key, query }, bucket }) => {
    remove(bucket, key, query['versionId']);
    return { status: 204, headers: {} };
  },
};

const batchSchema = v.object({
  Delete: v.object({
    Object: v.array(v.object({ Key: v.string(), VersionId: v.optional(v.string()) })),
    Quiet: v.optional(v.string()),
  }),
});
const parser = new XMLParser({ parseTagValue: false, trimValues: false, isArray: (name) => name === 'Object' });
/** A thousand keys of maximum length. */
const maxBatchBytes = 2 * 1024 * 1024;

export const deleteObjects: Operation = {
  run: async ({ request, bucket }) => {
    const body = (await readBody(request.incoming, maxBatchBytes)) ?? '';
    const batch = v.safeParse(batchSchema, parse(body.toString()));
    if (!batch.success) throw new StoreError('MalformedXML');
    const { Object: targets, Quiet } = batch.output.Delete;
    for (const { Key, VersionId } of targets) remove(bucket, Key, VersionId);
    return xmlAnswer(xmlDocument('DeleteResult', { Deleted: Quiet === 'true' ? [] : targets }));
  },
};

function remove({ folder }: Bucket, key: string, versionId: string | undefined): void {
  if (versionId === undefined) folder.hide(key);
  else folder.erase(key, versionId);
}

function parse(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    return undefined;
  }
}

/** Makes bytes on disk the newest version, unless a condition no longer holds. */
function addObject(
  { request, bucket }: { readonly request: StoreRequest; readonly bucket: Bucket },
  bytes: Pick<ObjectVersion, 'blob' | 'size' | 'etag' | 'tags'>,
): ObjectVersion {
  const { key } = request;
  try {
    checkConditions(request, bucket);
  } catch (refusal) {
    bucket.folder.discard(bytes);
    throw refusal;
  }
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => keptHeaders.includes(name)));
  const stored = bucket.folder.add(key, { ...bytes, headers });
  bucket.publish({ key, ...stored });
  return stored;
}

function checkConditions({ key, headers }: StoreRequest, { folder }: Bucket): void {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  const newest = folder.newest(key);
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') throw new StoreError('NotImplemented', 'If-None-Match is *.');
  if (ifNoneMatch !== undefined && newest !== undefined) throw new StoreError('PreconditionFailed');
  if (ifMatch === undefined) return;
  if (newest === undefined) throw new StoreError('NoSuchKey');
  if (ifMatch !== `"${newest.etag}"`) throw new StoreError('PreconditionFailed');
}
