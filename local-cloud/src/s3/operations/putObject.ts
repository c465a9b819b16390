import type { Operation } from '../Bucket';
import { RequestBody } from '../body/RequestBody';
import { keptObjectHeaders, writtenHeaders } from '../objectHeaders';
import { tagsOfHeader } from '../objectTags';
import { requireLength } from '../requireLength';
import { storeObject } from './storeObject';

/** PUT of an object with its bytes. */
export const putObject: Operation = async ({ request, signature, bucket }) => {
  requireLength(request);
  const headers = keptObjectHeaders(request.headers);
  const tags = tagsOfHeader(request.headers['x-amz-tagging']);
  const body = new RequestBody(request, signature);
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
