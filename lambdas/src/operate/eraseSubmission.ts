import * as v from 'valibot';
import { functions } from '../functions';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import { storagePrefixes } from '../storage/storagePrefixes';
import { uploadLifetimeSeconds } from '../storage/presignedLinks';
import type { StoredVersion, VersionStore } from '../storage/VersionStore';
import { mapInBatches } from './mapInBatches';

const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    submissionId: v.pipe(v.string(), v.uuid()),
    caseId: v.exactOptional(v.pipe(v.string(), v.uuid())),
    reference: v.string(),
  }),
);

const longestFunctionMs = 1000 * Math.max(...Object.values(functions).map(({ timeoutSeconds }) => timeoutSeconds));

/** After this time every call that missed the tombstone has ended, and the upload links that it gave have expired. */
export const settlingMs = longestFunctionMs + uploadLifetimeSeconds * 1000 + 5000;

/**
 * The ids of the cases and messages with that reference. Former versions count, because a deleted record can be
 * restored. So do case files without a record, which a delivery leaves that was running during an erasure.
 */
export async function findSubmissions(store: VersionStore, reference: string): Promise<string[]> {
  const records = await readAll(store, storagePrefixes.submissions);
  const recorded = new Set(records.map(({ version }) => idOfKey(version.key)));
  const leftOver = await readAll(store, storagePrefixes.cases, ({ key }) => !recorded.has(idOfKey(key)));
  const ids = new Set<string>();
  for (const { text } of [...records, ...leftOver]) {
    const record = v.safeParse(recordSchema, text);
    if (record.success && record.output.reference === reference)
      ids.add(record.output.caseId ?? record.output.submissionId);
  }
  return [...ids];
}

/**
 * All versions of all objects of a case with its additions, or of a message. Bot check tokens and the confirmations of
 * an address are found by their content, which names the submissions. The keys of held confirmations have the id after
 * a time.
 */
export async function versionsOf(store: VersionStore, submissionId: string): Promise<StoredVersion[]> {
  const { botTokens, confirmations, erased, held } = storagePrefixes;
  const foundOtherwise: readonly string[] = [botTokens, confirmations, erased, held];
  const prefixes = Object.values(storagePrefixes).filter((prefix) => !foundOtherwise.includes(prefix));
  const lists = await Promise.all(prefixes.map((prefix) => store.list(prefix + submissionId)));
  const tokens = (await readAll(store, botTokens)).filter(({ text }) => text.startsWith(submissionId));
  const confirmed = await readAll(store, confirmations, ({ key }) => key !== storageKeys.confirmationsToAll);
  const ofCase = confirmed.filter(({ text }) => text.includes(submissionId));
  const heldBack = (await store.list(held)).filter(({ key }) => key.includes(submissionId));
  return [...lists.flat(), ...heldBack, ...[...tokens, ...ofCase].map(({ version }) => version)];
}

/** The id of a case or message: `submissions/{id}.json` and `submissions/{id}/{additionId}.json` both give `{id}`. */
export function idOfKey(key: string): string {
  return key.split(/[/.]/)[1] ?? '';
}

async function readAll(
  store: VersionStore,
  prefix: string,
  isWanted: (version: StoredVersion) => boolean = () => true,
): Promise<{ version: StoredVersion; text: string }[]> {
  const versions = (await store.list(prefix)).filter((version) => !version.isDeleteMarker && isWanted(version));
  return mapInBatches(versions, async (version) => ({ version, text: await store.readText(version) }));
}

type Bucket = { readonly store: Pick<ObjectStore, 'write'>; readonly versions: VersionStore };

type Erasure = {
  readonly submissionId: string;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<void>;
};

/**
 * Erases a case with its additions, or a message, for good and returns the proof. It writes the tombstone first: calls
 * that read it store nothing. Calls that had checked before have ended when the second pass starts, which erases what
 * they stored, and what was uploaded by their links.
 */
export async function eraseSubmission({ store, versions }: Bucket, { submissionId, now, pause }: Erasure) {
  await store.write(storageKeys.tombstone({ submissionId }), { bytes: submissionId, contentType: 'text/plain' });
  const found = await versionsOf(versions, submissionId);
  await versions.erase(found);
  await pause(settlingMs);
  const late = await versionsOf(versions, submissionId);
  await versions.erase(late);
  const left = await versionsOf(versions, submissionId);
  if (left.length > 0) throw new Error(`${left.length} versions of ${submissionId} are still there: erase again.`);
  return {
    submissionId,
    erased: countByPrefix([...found, ...late]),
    remaining: countByPrefix(left),
    erasedAt: now().toISOString(),
  };
}

/** The number of versions under each prefix, including delete markers */
export function countByPrefix(versions: readonly StoredVersion[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { key } of versions) {
    const prefix = key.slice(0, key.indexOf('/') + 1);
    counts[prefix] = (counts[prefix] ?? 0) + 1;
  }
  return counts;
}
