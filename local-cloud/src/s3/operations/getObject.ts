import type { Operation } from '../bucket/Bucket';
import { byteRange, type ByteRange } from './byteRange';
import { checkReadConditions } from '../objects/conditions';
import { findVersion } from '../objects/findVersion';
import { checkedValue, checksumHeaders, versionHeaders } from '../objects/objectHeaders';
import type { S3Request } from '../request/S3Request';
import type { BlobFolder } from '../store/BlobFolder';
import type { StoredObject } from '../store/objectRecord';

/** GET and HEAD of an object. */
export const getObject: Operation = async (call) => {
  const { request, bucket } = call;
  const version = findVersion(call);
  const headers = versionHeaders(version);
  if (checkReadConditions(request.headers, version) === 'not-modified') return { status: 304, headers };
  const range = byteRange(request.headers['range'], version.size);
  const isWhole = range === undefined;
  const wantsChecksum = isWhole && request.headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED';
  const { start, end } = range ?? { start: 0, end: version.size - 1 };
  return {
    status: isWhole ? 200 : 206,
    headers: {
      ...headers,
      ...(wantsChecksum && checksumHeaders(version.checksum)),
      ...overrides(request),
      'content-length': String(end - start + 1),
      ...(!isWhole && { 'content-range': `bytes ${start}-${end}/${version.size}` }),
    },
    ...(request.method === 'GET' &&
      end >= start && { body: await openBytes(bucket.store.blobs, version, { start, end }) }),
  };
};

async function openBytes(blobs: BlobFolder, { blob }: StoredObject, { start, end }: ByteRange) {
  const file = await blobs.read(blob);
  return file.createReadStream({ start, end });
}

/** Headers that a signed link may lay down for the answer. */
function overrides({ query }: S3Request): Record<string, string> {
  const names = [
    'cache-control',
    'content-disposition',
    'content-encoding',
    'content-language',
    'content-type',
    'expires',
  ];
  return Object.fromEntries(
    query
      .map(([name, value]): [string, string] => [name.replace(/^response-/, ''), value])
      .filter(([name], place) => names.includes(name) && query[place]?.[0].startsWith('response-'))
      .map(([name, value]) => [name, checkedValue(name, value)]),
  );
}
