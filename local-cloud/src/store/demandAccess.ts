import type { Callers } from '../rights/Callers';
import type { Bucket, StoreAccess } from './Operation';
import { StoreError } from './StoreError';

type AccessPorts = { readonly callers: Callers; readonly bucket: Bucket };

/** Requests count as sent over TLS, although the store listens without it, on loopback only. */
const overTls = { 's3:tlsversion': '1.3' };

/** Throws `AccessDenied` unless the caller has permission. */
export function demandAccess(accessKeyId: string, { callers, bucket }: AccessPorts, access: StoreAccess): void {
  const { action } = access;
  const resource = resourceOf(bucket, access);
  const conditionKeys = { ...overTls, ...existingTags(bucket, access) };
  const refusal = callers.refuse(accessKeyId, { action, resource, conditionKeys });
  if (refusal === undefined) return;
  throw new StoreError('AccessDenied', `${refusal.callerArn} may not ${action} on ${resource}: ${refusal.reason}.`);
}

/**
 * S3 hides that a key is missing from a caller that may not list.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
 */
export function mayList(accessKeyId: string, { callers, bucket }: AccessPorts): boolean {
  const access = { action: 's3:ListBucket', resource: resourceOf(bucket, {}), conditionKeys: overTls };
  return callers.refuse(accessKeyId, access) === undefined;
}

function resourceOf({ name }: Bucket, { action, key }: Partial<StoreAccess>): string {
  if (action === 's3:ListAllMyBuckets') return '*';
  return `arn:aws:s3:::${name}${key === undefined ? '' : `/${key}`}`;
}

/**
 * The object's tags, for the actions whose conditions may use them; not for storing and deleting.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/tagging-and-policies.html
 */
function existingTags({ folder }: Bucket, { action, key, versionId }: StoreAccess): Record<string, string | undefined> {
  if (key === undefined || /^s3:(Put|Delete)Object(Version)?$/.test(action)) return {};
  const versions = folder.versions(key);
  const version = versionId === undefined ? versions[0] : versions.find((one) => one.versionId === versionId);
  const tags = version?.kind === 'object' ? version.tags : [];
  return {
    's3:existingobjecttag/': undefined,
    ...Object.fromEntries(tags.map((tag) => [`s3:existingobjecttag/${tag.key.toLowerCase()}`, tag.value])),
  };
}
