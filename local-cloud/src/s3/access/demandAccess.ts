import type { Callers } from '../../rights/Callers';
import type { Bucket, S3Access } from '../bucket/Bucket';
import { S3Error } from '../errors/S3Error';
import { isObject } from '../store/objectRecord';

/** The stand-in speaks for S3's own address, reached over TLS: it listens without it, on this machine alone. */
const overTls = { 's3:tlsversion': '1.3' };

/**
 * Throws S3's error unless a caller may do something.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
 */
export function demandAccess(accessKeyId: string, { callers, bucket }: AccessPorts, access: S3Access): void {
  const { action, key } = access;
  const resource = resourceOf(bucket, access);
  const conditionKeys = { ...overTls, ...existingTags(bucket, access) };
  const refusal = callers.refuse(accessKeyId, { action, resource, conditionKeys });
  if (refusal === undefined) return;
  throw new S3Error('AccessDenied', {
    message: `User: ${refusal.callerArn} is not authorized to perform: ${action} on resource: "${resource}" because of an ${refusal.reason}`,
    ...(key !== undefined && { details: { Key: key } }),
  });
}

export type AccessPorts = { readonly callers: Callers; readonly bucket: Bucket };

/** Whether a caller may see which keys there are: to others a key that is not there is forbidden, too. */
export function mayList(accessKeyId: string, ports: AccessPorts): boolean {
  const access = { action: 's3:ListBucket', resource: resourceOf(ports.bucket, {}), conditionKeys: overTls };
  return ports.callers.refuse(accessKeyId, access) === undefined;
}

function resourceOf({ name }: Bucket, { action, key }: Partial<S3Access>): string {
  if (action === 's3:ListAllMyBuckets') return '*';
  return `arn:aws:s3:::${name}${key === undefined ? '' : `/${key}`}`;
}

/**
 * The tags of the object, for the actions whose conditions may ask for them; storing and deleting are none of these.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/tagging-and-policies.html
 */
function existingTags({ store }: Bucket, { action, key, versionId }: S3Access): Record<string, string | undefined> {
  if (key === undefined || /^s3:(Put|Delete)Object(Version)?$/.test(action)) return {};
  const versions = store.index.get(key)?.versions ?? [];
  const version = versionId === undefined ? versions[0] : versions.find((one) => one.versionId === versionId);
  const tags = version !== undefined && isObject(version) ? version.tags : [];
  return {
    's3:existingobjecttag/': undefined,
    ...Object.fromEntries(tags.map((tag) => [`s3:existingobjecttag/${tag.key.toLowerCase()}`, tag.value])),
  };
}
