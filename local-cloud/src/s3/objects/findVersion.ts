import type { Bucket, S3Call } from '../bucket/Bucket';
import { markerHeaders } from './objectHeaders';
import { S3Error } from '../errors/S3Error';
import { isObject, type StoredObject } from '../store/objectRecord';

/** The object that a request names by key and perhaps `versionId`. Throws S3's error when there is none. */
export function findVersion({ request, bucket }: S3Call): StoredObject {
  return findObject(bucket, request.key, request.parameters.get('versionId'));
}

export function findObject({ store }: Bucket, key: string, versionId: string | undefined): StoredObject {
  const versions = store.index.get(key)?.versions ?? [];
  if (versionId !== undefined) checkVersionId(versionId);
  const version = versionId === undefined ? versions[0] : versions.find((one) => one.versionId === versionId);
  if (version !== undefined && isObject(version)) return version;
  if (version === undefined) {
    throw versionId === undefined
      ? new S3Error('NoSuchKey', { details: { Key: key } })
      : new S3Error('NoSuchVersion', { details: { Key: key, VersionId: versionId } });
  }
  throw versionId === undefined
    ? new S3Error('NoSuchKey', { details: { Key: key }, headers: markerHeaders(version) })
    : new S3Error('MethodNotAllowed', { headers: markerHeaders(version) });
}

/** Throws unless this can be the id of a version. */
export function checkVersionId(versionId: string): void {
  if (!/^[\w-]{32}$/.test(versionId)) {
    throw new S3Error('InvalidArgument', {
      message: 'Invalid version id specified',
      details: { ArgumentName: 'versionId', ArgumentValue: versionId },
    });
  }
}
