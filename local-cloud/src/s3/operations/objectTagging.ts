import type { Operation, S3Call } from '../bucket/Bucket';
import { RequestBody } from '../request/body/RequestBody';
import { findVersion } from '../objects/findVersion';
import { tagsOfXml, xmlOfTags } from '../objects/objectTags';
import { objectEvent } from '../bucket/S3Event';
import { S3Error } from '../errors/S3Error';
import type { StoredObject, Tag } from '../store/objectRecord';

const maxBodyBytes = 64 * 1024;

export const getObjectTagging: Operation = (call) => {
  const { tags, versionId } = findVersion(call);
  return Promise.resolve({
    status: 200,
    headers: { 'content-type': 'application/xml', 'x-amz-version-id': versionId },
    body: xmlOfTags(tags),
  });
};

export const putObjectTagging: Operation = async (call) => {
  const tags = tagsOfXml(await new RequestBody(call.request, call.signature, maxBodyBytes).text());
  const tagged = await replaceTags(call, tags);
  call.bucket.publish(
    objectEvent({ key: call.request.key, ...tagged }, { bucket: call.bucket.name, reason: 'PutObjectTagging' }),
  );
  return { status: 200, headers: { 'x-amz-version-id': tagged.versionId } };
};

export const deleteObjectTagging: Operation = async (call) => {
  const { versionId } = await replaceTags(call, []);
  return { status: 204, headers: { 'x-amz-version-id': versionId } };
};

async function replaceTags(call: S3Call, tags: Tag[]): Promise<StoredObject> {
  const { versionId } = findVersion(call);
  const tagged = await call.bucket.store.tag(call.request.key, versionId, tags);
  if (tagged === undefined) throw new S3Error('NoSuchKey', { details: { Key: call.request.key } });
  return tagged;
}
