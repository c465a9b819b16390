import { xmlDocument } from '../../markup/xmlDocument';
import { xmlAnswer, type Operation } from '../Operation';
import { StoreError } from '../StoreError';
import { findObject } from './findObject';

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
