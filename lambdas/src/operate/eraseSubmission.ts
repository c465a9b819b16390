import * as v from 'valibot';
import { storageKeys } from '../storage/storageKeys';
import { storagePrefixes } from '../storage/storagePrefixes';
import type { StoredVersion, VersionStore } from '../storage/VersionStore';
import { mapInBatches } from './mapInBatches';

const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ submissionId: v.pipe(v.string(), v.uuid()), reference: v.string() }),
);

const additionSchema = v.pipe(v.string(), v.parseJson(), v.object({ additionId: v.pipe(v.string(), v.uuid()) }));

/**
 * The ids of the submissions with that reference. Former versions count: a deleted record can still be brought back.
 * So do case files without a record, which a delivery leaves that was running during an erasure.
 */
export async function findSubmissions(store: VersionStore, reference: string): Promise<string[]> {
  const records = await readAll(store, storagePrefixes.submissions);
  const recorded = new Set(records.map(({ version }) => idOfKey(version.key)));
  const leftOver = await readAll(store, storagePrefixes.cases, ({ key }) => !recorded.has(idOfKey(key)));
  const ids = new Set<string>();
  for (const { text } of [...records, ...leftOver]) {
    const record = v.safeParse(recordSchema, text);
    if (record.success && record.output.reference === reference) ids.add(record.output.submissionId);
  }
  return [...ids];
}

/**
 * Every version of every object of a submission and of its additions. Bot check tokens and the
 * confirmations to an address are found by their content: it names the submissions.
 */
export async function versionsOf(
  store: VersionStore,
  submissionId: string,
  knownAdditionIds?: readonly string[],
): Promise<StoredVersion[]> {
  const { botTokens, confirmations, ...others } = storagePrefixes;
  const additionIds = knownAdditionIds ?? (await findAdditionIds(store, submissionId));
  const lists = await Promise.all([
    ...Object.values(others).map((prefix) => store.list(prefix + submissionId)),
    ...additionIds.map((id) => store.list(storagePrefixes.uploads + id)),
  ]);
  const ids = [submissionId, ...additionIds];
  const tokens = (await readAll(store, botTokens)).filter(({ text }) => ids.some((id) => text.startsWith(id)));
  const confirmed = await readAll(store, confirmations, ({ key }) => key !== storageKeys.confirmationsToAll);
  const ofCase = confirmed.filter(({ text }) => text.includes(submissionId));
  return [...lists.flat(), ...[...tokens, ...ofCase].map(({ version }) => version)];
}

/** The ids of a case's additions. Their uploads and bot check tokens carry these, not the id of the case. */
async function findAdditionIds(store: VersionStore, submissionId: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const { text } of await readAll(store, `${storagePrefixes.submissions}${submissionId}/`)) {
    const addition = v.safeParse(additionSchema, text);
    if (addition.success) ids.add(addition.output.additionId);
  }
  return [...ids];
}

/** `submissions/{id}.json` and `cases/{id}/0.json` both give `{id}`. */
function idOfKey(key: string): string | undefined {
  return key.split(/[/.]/)[1];
}

async function readAll(
  store: VersionStore,
  prefix: string,
  isWanted: (version: StoredVersion) => boolean = () => true,
): Promise<{ version: StoredVersion; text: string }[]> {
  const versions = (await store.list(prefix)).filter((version) => !version.isDeleteMarker && isWanted(version));
  return mapInBatches(versions, async (version) => ({ version, text: await store.readText(version) }));
}

/** Erases a submission for good, looks again, and answers the proof. Throws when anything is left. */
export async function eraseSubmission(
  store: VersionStore,
  { reference, submissionId, now }: { reference: string; submissionId: string; now: Date },
) {
  // Read them first: after the erasure no record names them any more.
  const additionIds = await findAdditionIds(store, submissionId);
  const versions = await versionsOf(store, submissionId, additionIds);
  await store.erase(versions);
  const left = await versionsOf(store, submissionId, additionIds);
  if (left.length > 0) throw new Error(`${left.length} versions of ${reference} are still there: erase again.`);
  return {
    reference,
    submissionId,
    erased: countByPrefix(versions),
    remaining: countByPrefix(left),
    erasedAt: now.toISOString(),
  };
}

/** The number of versions under each prefix, delete markers included. */
export function countByPrefix(versions: readonly StoredVersion[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { key } of versions) {
    const prefix = key.slice(0, key.indexOf('/') + 1);
    counts[prefix] = (counts[prefix] ?? 0) + 1;
  }
  return counts;
}
