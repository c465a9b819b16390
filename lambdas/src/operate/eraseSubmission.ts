import * as v from 'valibot';
import { storagePrefixes } from '../storage/storagePrefixes';
import type { StoredVersion, VersionStore } from '../storage/VersionStore';

const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ submissionId: v.pipe(v.string(), v.uuid()), reference: v.string() }),
);

const additionSchema = v.pipe(v.string(), v.parseJson(), v.object({ additionId: v.pipe(v.string(), v.uuid()) }));

/** What is kept of a submission, by prefix: the number of versions, delete markers included. */
export type Holdings = Readonly<Record<string, number>>;

export type Erasure = {
  readonly reference: string;
  readonly submissionId: string;
  readonly erased: Holdings;
  /** What a second look found: nothing, or the erasure would have failed. */
  readonly remaining: Holdings;
  readonly erasedAt: string;
};

/**
 * The ids of the submissions of that reference, in whatever version their record still exists. A delivery that was
 * under way during an erasure leaves a case file without a record, which is found too.
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
 * Everything that is stored of a submission and of what was added to it, with every former version. A spent bot check
 * token holds its id as content.
 */
export async function versionsOf(
  store: VersionStore,
  submissionId: string,
  knownAdditionIds?: readonly string[],
): Promise<StoredVersion[]> {
  const { botTokens, ...others } = storagePrefixes;
  const additionIds = knownAdditionIds ?? (await findAdditionIds(store, submissionId));
  const lists = await Promise.all([
    ...Object.values(others).map((prefix) => store.list(prefix + submissionId)),
    ...additionIds.map((id) => store.list(storagePrefixes.uploads + id)),
  ]);
  const ids = [submissionId, ...additionIds];
  const tokens = (await readAll(store, botTokens)).filter(({ text }) => ids.includes(text));
  return [...lists.flat(), ...tokens.map(({ version }) => version)];
}

/** The ids of what was added to a case: its browser uploads and bot checks go by them. */
async function findAdditionIds(store: VersionStore, submissionId: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const { text } of await readAll(store, `${storagePrefixes.submissions}${submissionId}/`)) {
    const addition = v.safeParse(additionSchema, text);
    if (addition.success) ids.add(addition.output.additionId);
  }
  return [...ids];
}

/** The submission that a key below a prefix is of. */
function idOfKey(key: string): string | undefined {
  return key.split(/[/.]/)[1];
}

async function readAll(
  store: VersionStore,
  prefix: string,
  isWanted: (version: StoredVersion) => boolean = () => true,
): Promise<{ version: StoredVersion; text: string }[]> {
  const versions = (await store.list(prefix)).filter((version) => !version.isDeleteMarker && isWanted(version));
  const read: { version: StoredVersion; text: string }[] = [];
  for (const batch of inBatches(versions, 20)) {
    read.push(...(await Promise.all(batch.map(async (version) => ({ version, text: await store.readText(version) })))));
  }
  return read;
}

/** Erases a submission for good and looks again. Throws when anything is left. */
export async function eraseSubmission(
  store: VersionStore,
  { reference, submissionId, now }: { reference: string; submissionId: string; now: Date },
): Promise<Erasure> {
  // Known before: the second look finds no record any more that would name them.
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

/** The number of versions under each prefix. */
export function countByPrefix(versions: readonly StoredVersion[]): Holdings {
  const counts: Record<string, number> = {};
  for (const { key } of versions) {
    const prefix = key.slice(0, key.indexOf('/') + 1);
    counts[prefix] = (counts[prefix] ?? 0) + 1;
  }
  return counts;
}

function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  );
}
