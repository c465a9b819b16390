import { xmlDocument } from '../http/xmlDocument';
import { isObject, type ObjectVersion } from './BucketFolder';
import { xmlAnswer, type Bucket, type Operation } from './Operation';
import { StoreError } from './StoreError';

const version = { parameters: ['versionId'] };

export const getObject: Operation = {
  ...version,
  run: async ({ request: { method, key, query, headers }, bucket }) => {
    if (headers['range'] !== undefined) throw new StoreError('NotImplemented', 'Objects are read whole.');
    const object = findObject(bucket, { key, versionId: query['versionId'] });
    return {
      status: 200,
      headers: {
        ...object.headers,
        etag: `"${object.etag}"`,
        'last-modified': new Date(object.lastModified).toUTCString(),
        'content-length': String(object.size),
        'x-amz-version-id': object.versionId,
      },
      ...(method === 'GET' && { body: await bucket.folder.read(object) }),
    };
  },
};

export const getObjectTagging: Operation = {
  ...version,
  run: ({ request: { key, query }, bucket }) => {
    const { tags } = findObject(bucket, { key, versionId: query['versionId'] });
    const Tag = tags.map((tag) => ({ Key: tag.key, Value: tag.value }));
    return xmlAnswer(xmlDocument('Tagging', { TagSet: { Tag } }));
  },
};

type Wanted = { readonly key: string; readonly versionId?: string | undefined };

/** An object by key and optional version. Throws if there is none, or if it is a delete marker. */
export function findObject({ folder }: Bucket, { key, versionId }: Wanted): ObjectVersion {
  const versions = folder.versions(key);
  const found = versionId === undefined ? versions[0] : versions.find((version) => version.versionId === versionId);
  if (found !== undefined && isObject(found)) return found;
  throw new StoreError(versionId === undefined ? 'NoSuchKey' : 'NoSuchVersion');
}
