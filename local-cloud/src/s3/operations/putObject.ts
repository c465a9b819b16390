import type { Operation } from '../bucket/Bucket';
import { RequestBody } from '../request/body/RequestBody';
import { keptObjectHeaders, writtenHeaders } from '../objects/objectHeaders';
import { tagsOfHeader } from '../objects/objectTags';
import { storeObject } from './storeObject';

/** PUT of an object with its bytes. */
export const putObject: Operation = async ({ request, signature, bucket }) => {
  const body = new RequestBody(request, signature);
  const headers = keptObjectHeaders(request.headers);
  const tags = tagsOfHeader(request.headers['x-amz-tagging']);
  const stored = await storeObject(bucket, {
    key: request.key,
    headers: request.headers,
    reason: 'PutObject',
    async receive() {
      const blob = await bucket.store.blobs.receive(body.chunks());
      const { size, md5, checksum } = body.facts;
      return { blob, size, etag: md5.toString('hex'), headers, tags, checksum };
    },
  });
  return { status: 200, headers: writtenHeaders(stored) };
};
