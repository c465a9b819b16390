import type { Bucket, Operation } from '../bucket/Bucket';
import { checkWriteConditions } from '../objects/conditions';
import { checkVersionId } from '../objects/findVersion';
import type { S3Request } from '../request/S3Request';
import { isObject, type StoredVersion } from '../store/objectRecord';

/** What was removed. */
export type Deletion = { readonly marker?: StoredVersion; readonly versionId?: string };

/** DELETE of a key, which hides it, or of a version, which erases it. */
export const deleteObject: Operation = async ({ request, bucket }) => {
  const { marker, versionId } = await deleteVersion(bucket, {
    key: request.key,
    versionId: request.parameters.get('versionId'),
    headers: request.headers,
  });
  const id = marker?.versionId ?? versionId;
  return {
    status: 204,
    headers: {
      ...(id !== undefined && { 'x-amz-version-id': id }),
      ...(marker !== undefined && { 'x-amz-delete-marker': 'true' }),
    },
  };
};

/** Removes as `deleteObject` and the batch do; removing what is not there is no error. */
export async function deleteVersion(
  { store }: Bucket,
  { key, versionId, headers }: { key: string; versionId: string | undefined; headers: S3Request['headers'] },
): Promise<Deletion> {
  if (versionId === undefined) {
    return { marker: await store.hide(key, ({ newest }) => checkWriteConditions(onlyIfMatch(headers), newest)) };
  }
  checkVersionId(versionId);
  const erased = await store.erase(key, versionId);
  return erased === undefined || isObject(erased) ? { versionId } : { marker: erased, versionId };
}

function onlyIfMatch(headers: S3Request['headers']): S3Request['headers'] {
  const ifMatch = headers['if-match'];
  return ifMatch === undefined ? {} : { 'if-match': ifMatch };
}
