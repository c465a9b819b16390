import type { Bucket } from '../bucket/Bucket';
import { isObject, type ObjectRecord } from '../store/objectRecord';
import type { Upload } from '../store/upload';
import type { LifecycleRule } from './lifecycleRule';

const dayMs = 24 * 60 * 60_000;

/** The midnight (UTC) after a moment; after a midnight itself, the next one. */
export function nextMidnight(moment: Date): Date {
  return new Date((Math.floor(moment.getTime() / dayMs) + 1) * dayMs);
}

/**
 * Does what S3 does with a versioned bucket at a midnight, judging by what there was before: a marker that lost its
 * last version in this run goes in the next.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/intro-lifecycle-rules.html
 */
export async function runLifecycle(bucket: Bucket, rules: readonly LifecycleRule[], midnight: Date): Promise<void> {
  for (const record of [...bucket.store.index.all()]) {
    await applyTo(record, bucket, { rules: rules.filter(({ Prefix }) => record.key.startsWith(Prefix)), midnight });
  }
  for (const upload of bucket.uploads.all()) {
    const isOver = rules.some((rule) => isAbandoned(upload, rule, midnight));
    if (isOver) await abandon(upload, bucket);
  }
}

type Run = { readonly rules: readonly LifecycleRule[]; readonly midnight: Date };

async function applyTo({ key, versions }: ObjectRecord, { store }: Bucket, { rules, midnight }: Run): Promise<void> {
  const [current, ...former] = versions;
  if (current === undefined) return;
  for (const [place, version] of former.entries()) {
    // A version is a former one since the one after it was made.
    const since = versions[place]?.lastModified;
    const isOver = rules.some((rule) => isDue(since, rule.NoncurrentVersionExpiration?.NoncurrentDays, midnight));
    if (isOver) await store.erase(key, version.versionId);
  }
  const isOld = rules.some(({ ExpirationInDays }) => isDue(current.lastModified, ExpirationInDays, midnight));
  if (isObject(current)) {
    if (isOld) await store.hide(key, () => undefined);
  } else if (
    former.length === 0 &&
    (isOld || rules.some(({ ExpiredObjectDeleteMarker }) => ExpiredObjectDeleteMarker))
  ) {
    await store.erase(key, current.versionId);
  }
}

/** S3 adds the days to the moment and rounds up to the next midnight. */
function isDue(since: string | undefined, days: number | undefined, midnight: Date): boolean {
  if (since === undefined || days === undefined) return false;
  return nextMidnight(new Date(Date.parse(since) + days * dayMs)) <= midnight;
}

function isAbandoned({ key, initiated }: Upload, rule: LifecycleRule, midnight: Date): boolean {
  return (
    key.startsWith(rule.Prefix) && isDue(initiated, rule.AbortIncompleteMultipartUpload?.DaysAfterInitiation, midnight)
  );
}

async function abandon({ key, uploadId }: Upload, { uploads, store }: Bucket): Promise<void> {
  await uploads.end(key, uploadId, async ({ parts }) => {
    await Promise.all(parts.map(({ blob }) => store.blobs.remove(blob)));
  });
}
