import { isObject, type ObjectVersion } from '../BucketFolder';
import type { Bucket } from '../Operation';
import { StoreError } from '../StoreError';

type Wanted = { readonly key: string; readonly versionId?: string | undefined };

/** An object by key and optional version. Throws if there is none, or if it is a delete marker. */
export function findObject({ folder }: Bucket, { key, versionId }: Wanted): ObjectVersion {
  const versions = folder.versions(key);
  const found = versionId === undefined ? versions[0] : versions.find((version) => version.versionId === versionId);
  if (found !== undefined && isObject(found)) return found;
  throw new StoreError(versionId === undefined ? 'NoSuchKey' : 'NoSuchVersion');
}
