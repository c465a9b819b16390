import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { sha256Schema, type DocumentReceipt } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { jsonBody, readJson } from '../../storage/readJson';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';

/** The quota of a submission's uploads, in multiples of its limit: replaced uploads remain until they expire. */
const uploadRoom = 2;

const maxAttempts = 5;

/** Documents that a submission may upload: sizes in bytes by SHA-256 */
const grantsSchema = v.record(sha256Schema, v.number());

type Grants = v.InferOutput<typeof grantsSchema>;

export type GrantPorts = {
  readonly store: ObjectStore;
  readonly pause: (milliseconds: number) => Promise<unknown>;
};

/**
 * Records that these documents may be uploaded, before their links exist: counting finished uploads would be too late.
 * `full` when the quota is used up, `busy` when other requests kept writing. A document granted before does not count
 * again.
 */
export async function grantUploads(
  { store, pause }: GrantPorts,
  { folder, documents }: { folder: string; documents: readonly DocumentReceipt[] },
): Promise<'granted' | 'full' | 'busy'> {
  const key = storageKeys.uploadGrants(folder);
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const existing = await readJson(store, key, grantsSchema);
    const wanted = withDocuments(existing?.value ?? {}, documents);
    if (isOverRoom(wanted)) return 'full';
    if (existing !== undefined && isEqual(wanted, existing.value)) return 'granted';
    if (await write(store, { key, grants: wanted, etag: existing?.etag })) return 'granted';
    await pause(2 ** attempts * 20 * (0.5 + Math.random()));
  }
  return 'busy';
}

/** Writes the grants; false when another request wrote first. */
async function write(
  store: ObjectStore,
  { key, grants, etag }: { key: string; grants: Grants; etag: string | undefined },
): Promise<boolean> {
  if (etag === undefined) return (await store.create(key, jsonBody(grants))) === 'created';
  return (await store.replace(key, { ...jsonBody(grants), etag })) !== undefined;
}

/** Of two sizes of one document the larger counts. */
function withDocuments(granted: Grants, documents: readonly DocumentReceipt[]): Grants {
  const grants = { ...granted };
  for (const { sha256, size } of documents) grants[sha256] = Math.max(size, grants[sha256] ?? 0);
  return grants;
}

function isOverRoom(grants: Grants): boolean {
  const sizes = Object.values(grants);
  const bytes = sizes.reduce((total, size) => total + size, 0);
  return sizes.length > uploadRoom * documentLimits.maxCount || bytes > uploadRoom * documentLimits.maxTotalBytes;
}

function isEqual(one: Grants, other: Grants): boolean {
  const hashes = Object.keys(one);
  return hashes.length === Object.keys(other).length && hashes.every((hash) => one[hash] === other[hash]);
}
