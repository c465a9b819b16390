import { idOfKey } from './eraseSubmission';
import { storageKeys } from '../storage/storageKeys';
import { storagePrefixes } from '../storage/storagePrefixes';
import type { StoredVersion, VersionStore } from '../storage/VersionStore';

const dayMs = 86_400_000;

/** The age in days at which S3 expires an object: restored, it would be kept longer than promised. */
export type RestorableDays = { readonly records: number; readonly caseFiles: number };

export type Restoration = {
  readonly submissionId: string;
  readonly restorableDays: RestorableDays;
  readonly now: Date;
};

export type RestoreOutcome =
  | { readonly kind: 'restored'; readonly keys: readonly string[] }
  | { readonly kind: 'nothing_deleted' | 'erased' | 'expired' };

/**
 * Restores the deleted records, documents and case files of a submission. Returns the days until they expire. Mails do
 * not change: outbox entries are deleted once they are sent.
 */
export async function restoreSubmission(
  versions: VersionStore,
  { submissionId, restorableDays, now }: Restoration,
): Promise<RestoreOutcome> {
  if ((await versions.list(storageKeys.tombstone({ submissionId }))).length > 0) return { kind: 'erased' };
  const { submissions, documents, cases } = storagePrefixes;
  const lists = await Promise.all(
    [submissions, documents, cases].map((prefix) => versions.list(prefix + submissionId)),
  );
  const all = lists.flat();
  const deleted = all.filter(({ isLatest, isDeleteMarker }) => isLatest && isDeleteMarker);
  const young = deleted.filter(({ key }) => {
    const days = key.startsWith(cases) ? restorableDays.caseFiles : restorableDays.records;
    return now.getTime() - writtenAt(key, all) < days * dayMs;
  });
  if (young.length === 0) return { kind: deleted.length === 0 ? 'nothing_deleted' : 'expired' };
  const keys = new Set(young.map(({ key }) => key));
  // A key that was deleted twice has two delete markers.
  await versions.erase(all.filter((version) => keys.has(version.key) && isOnTop(version, all)));
  return { kind: 'restored', keys: [...keys].sort() };
}

/** The ids of all cases and messages of which something is deleted */
export async function findDeleted(versions: VersionStore): Promise<string[]> {
  const { submissions, documents, cases } = storagePrefixes;
  const lists = await Promise.all([submissions, documents, cases].map((prefix) => versions.list(prefix)));
  const deleted = lists.flat().filter(({ isLatest, isDeleteMarker }) => isLatest && isDeleteMarker);
  return [...new Set(deleted.map(({ key }) => idOfKey(key)))];
}

/** When the newest version with bytes was written; the epoch when there is none. */
function writtenAt(key: string, all: readonly StoredVersion[]): number {
  return Math.max(
    ...all.flatMap((version) =>
      version.key === key && !version.isDeleteMarker ? [version.writtenAt.getTime()] : [-Infinity],
    ),
  );
}

function isOnTop({ key, isDeleteMarker, isLatest, writtenAt: time }: StoredVersion, all: readonly StoredVersion[]) {
  return isDeleteMarker && (isLatest || time.getTime() >= writtenAt(key, all));
}
