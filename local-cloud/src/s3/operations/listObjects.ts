import type { Operation } from '../bucket/Bucket';
import { checksumElement } from '../request/body/checksums';
import { S3Error } from '../errors/S3Error';
import { isObject, type ObjectRecord, type StoredObject } from '../store/objectRecord';
import { s3Document } from '../xml/s3Document';
import { listLines, readListQuery, type ListLine } from './listLines';

/** GET ?list-type=2. */
export const listObjects: Operation = ({ request, bucket }) => {
  const { parameters } = request;
  const token = parameters.get('continuation-token');
  const startAfter = parameters.get('start-after');
  const query = readListQuery(request, token === undefined ? (startAfter ?? '') : readToken(token));
  const { encode, maxKeys } = query;
  const lines: ListLine[] = [];
  let isTruncated = false;
  for (const line of listLines(bucket.store.index, query, (record) => newestObject(record) !== undefined)) {
    isTruncated = lines.length === maxKeys;
    if (isTruncated) break;
    lines.push(line);
  }
  const last = lines.at(-1);
  return Promise.resolve({
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: s3Document('ListBucketResult', {
      Name: bucket.name,
      Prefix: encode(query.prefix),
      Delimiter: query.delimiter === '' ? undefined : encode(query.delimiter),
      MaxKeys: maxKeys,
      KeyCount: lines.length,
      IsTruncated: isTruncated && maxKeys > 0,
      ContinuationToken: token,
      NextContinuationToken: isTruncated && last !== undefined ? writeToken(last.name) : undefined,
      StartAfter: startAfter === undefined ? undefined : encode(startAfter),
      EncodingType: parameters.get('encoding-type'),
      Contents: lines.flatMap((line) => (line.kind === 'record' ? contents(line.record, encode) : [])),
      CommonPrefixes: lines.flatMap(({ kind, name }) => (kind === 'prefix' ? { Prefix: encode(name) } : [])),
    }),
  });
};

function contents(record: ObjectRecord, encode: (text: string) => string) {
  const object = newestObject(record);
  if (object === undefined) return [];
  return { Key: encode(record.key), ...listedObject(object) };
}

/** What listings say of an object. */
export function listedObject({ lastModified, etag, size, checksum }: StoredObject) {
  return {
    LastModified: lastModified,
    ETag: `"${etag}"`,
    ...(checksum && {
      ChecksumAlgorithm: checksumElement(checksum.algorithm).replace('Checksum', ''),
      ChecksumType: checksum.type,
    }),
    Size: size,
    StorageClass: 'STANDARD',
  };
}

function newestObject({ versions: [newest] }: ObjectRecord): StoredObject | undefined {
  return newest !== undefined && isObject(newest) ? newest : undefined;
}

function writeToken(name: string): string {
  return Buffer.from(name).toString('base64url');
}

function readToken(token: string): string {
  const name = Buffer.from(token, 'base64url').toString('utf8');
  if (name === '' || writeToken(name) !== token) {
    throw new S3Error('InvalidArgument', { message: 'The continuation token provided is incorrect' });
  }
  return name;
}
