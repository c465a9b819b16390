import { xmlDocument } from '../http/xmlDocument';
import { isObject, type ObjectVersion, type Version } from './BucketFolder';
import { xmlAnswer, type Operation } from './Operation';
import type { StoreRequest } from './StoreRequest';

const pageSize = 1000;

/** GET of all buckets, the first call of `aws s3 ls`. */
export const listBuckets: Operation = {
  run: ({ bucket: { name: Name } }) => {
    const Bucket = { Name, CreationDate: '2025-01-01T00:00:00.000Z' };
    return xmlAnswer(xmlDocument('ListAllMyBucketsResult', { Buckets: { Bucket } }));
  },
};

/** GET ?list-type=2, in pages. With a delimiter, keys with the same part before it are grouped. */
export const listObjects: Operation = {
  parameters: ['prefix', 'delimiter', 'encoding-type', 'continuation-token'],
  run: ({ request: { query }, bucket: { name, folder } }) => {
    const { prefix = '', delimiter = '', 'continuation-token': token = '' } = query;
    const after = Buffer.from(token, 'base64url').toString();
    const lines = new Map<string, ObjectVersion | undefined>();
    for (const key of folder.keys(prefix)) {
      const object = folder.newest(key);
      const cut = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
      const line = cut < 0 ? key : key.slice(0, cut + delimiter.length);
      if (object !== undefined && line > after) lines.set(line, cut < 0 ? object : undefined);
    }
    const page = [...lines].slice(0, pageSize);
    const isTruncated = lines.size > pageSize;
    const encode = encoder(query);
    return xmlAnswer(
      xmlDocument('ListBucketResult', {
        Name: name,
        Prefix: encode(prefix),
        KeyCount: page.length,
        IsTruncated: isTruncated,
        EncodingType: query['encoding-type'],
        NextContinuationToken: isTruncated ? Buffer.from(page.at(-1)?.[0] ?? '').toString('base64url') : undefined,
        Contents: page.flatMap(([Key, object]) => (object ? { Key: encode(Key), ...listed(object) } : [])),
        CommonPrefixes: page.flatMap(([line, object]) => (object ? [] : { Prefix: encode(line) })),
      }),
    );
  },
};

/** GET ?versions: every version and delete marker, in pages. */
export const listVersions: Operation = {
  parameters: ['prefix', 'encoding-type', 'key-marker', 'version-id-marker'],
  run: ({ request: { query }, bucket: { name, folder } }) => {
    const { prefix = '', 'key-marker': keyMarker = '', 'version-id-marker': versionMarker } = query;
    const all = folder
      .keys(prefix)
      .flatMap((key) => folder.versions(key).map((version, index) => ({ key, version, isLatest: index === 0 })));
    const last = all.findLastIndex(
      ({ key, version }) => key < keyMarker || (key === keyMarker && version.versionId === versionMarker),
    );
    const page = all.slice(last + 1, last + 1 + pageSize);
    const next = last + 1 + pageSize < all.length ? page.at(-1) : undefined;
    const encode = encoder(query);
    const entries = (kind: Version['kind']) =>
      page
        .filter(({ version }) => version.kind === kind)
        .map(({ key, version, isLatest }) => ({
          Key: encode(key),
          VersionId: version.versionId,
          IsLatest: isLatest,
          ...listed(version),
        }));
    return xmlAnswer(
      xmlDocument('ListVersionsResult', {
        Name: name,
        Prefix: encode(prefix),
        IsTruncated: next !== undefined,
        EncodingType: query['encoding-type'],
        NextKeyMarker: next && encode(next.key),
        NextVersionIdMarker: next?.version.versionId,
        Version: entries('object'),
        DeleteMarker: entries('delete-marker'),
      }),
    );
  },
};

function listed(version: Version) {
  const { lastModified: LastModified } = version;
  return isObject(version) ? { LastModified, ETag: `"${version.etag}"`, Size: version.size } : { LastModified };
}

function encoder({ 'encoding-type': encoding }: StoreRequest['query']): (text: string) => string {
  return encoding === 'url' ? encodeURIComponent : (text) => text;
}
