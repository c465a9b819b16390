import type { ObjectStore } from '../../storage/ObjectStore';
import { jsonBody } from '../../storage/readJson';
import { storageKeys, type StoredSubmission } from '../../storage/storageKeys';
import { storagePrefixes } from '../../storage/storagePrefixes';
import type { DeadLetter } from '../../submissions/DeadLetter';

export type GivingUpPorts = {
  readonly store: ObjectStore;
  readonly now: () => Date;
  /** Called for an entry that becomes a dead letter. */
  readonly onGivenUp: (submissionId: string, reason: DeadLetter['reason']) => void;
};

/** The location of an entry: in the outbox, or among the held confirmations. */
export type EntryPlace = StoredSubmission & {
  readonly key: string;
  readonly attempt: string;
  /** The number of failures when the timer read the entry. Absent for a held confirmation. */
  readonly knownFailures?: number;
};

/** Moves an entry to the dead letters, for a person to decide. */
export async function giveUpEntry(
  { store, now, onGivenUp }: GivingUpPorts,
  { key, submissionId, caseId, attempt }: EntryPlace,
  reason: DeadLetter['reason'],
): Promise<'dead'> {
  const stored = await store.read(key);
  const letter: DeadLetter = {
    version: 1,
    submissionId,
    ...(caseId !== undefined && { caseId }),
    attempt,
    reason,
    givenUpAt: now().toISOString(),
    entry: stored === undefined ? '' : new TextDecoder().decode(stored.bytes),
  };
  const letterKey = storageKeys.deadLetter(letter);
  // The staff mail's dead letter takes precedence: one about a confirmation must not overwrite it.
  if (key.startsWith(storagePrefixes.held)) await store.create(letterKey, jsonBody(letter));
  else await store.write(letterKey, jsonBody(letter));
  await store.remove(key);
  onGivenUp(submissionId, reason);
  return 'dead';
}
