import type { ObjectStore } from '../../storage/ObjectStore';
import { jsonBody } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import type { DeadLetter } from '../../submissions/DeadLetter';

export type GivingUpPorts = {
  readonly store: ObjectStore;
  readonly now: () => Date;
  /** Called for an entry that becomes a dead letter. */
  readonly onGivenUp: (submissionId: string, reason: DeadLetter['reason']) => void;
};

/** Moves an outbox entry to the dead letters, where a person decides. */
export async function giveUpEntry(
  { store, now, onGivenUp }: GivingUpPorts,
  { submissionId, attempt }: { readonly submissionId: string; readonly attempt: string },
  reason: DeadLetter['reason'],
): Promise<'dead'> {
  const key = storageKeys.outboxEntry({ submissionId, attempt });
  const stored = await store.read(key);
  const letter: DeadLetter = {
    version: 1,
    submissionId,
    attempt,
    reason,
    givenUpAt: now().toISOString(),
    entry: stored === undefined ? '' : new TextDecoder().decode(stored.bytes),
  };
  await store.write(storageKeys.deadLetter({ submissionId, attempt }), jsonBody(letter));
  await store.remove(key);
  onGivenUp(submissionId, reason);
  return 'dead';
}
