import type { ObjectStore } from '../storage/ObjectStore';
import { jsonBody } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import type { DueKind, OutboxEntry } from './OutboxEntry';
import { storeDocuments, type DocumentsOwner, type DocumentSource } from './storeDocuments';

/** One call that is to become a record in a row: of a case's changed versions, or of its additions. */
export type Turn<Committed, Outcome> = {
  readonly call: Pick<OutboxEntry, 'submissionId' | 'attempt'> & { readonly receivedAt: string };
  readonly due: readonly DueKind[];
  readonly documents: readonly DocumentSource[];
  readonly owner: Omit<DocumentsOwner, 'submissionId'>;
  /** What is known to stand already, in the order of its commit. */
  readonly standing: readonly Committed[];
  /** What the call comes to beside all that stands; `undefined` when it may take the next place. */
  readonly judge: (standing: readonly Committed[]) => Promise<Outcome | undefined> | Outcome | undefined;
  /** The record at the place behind what stands, and its key. */
  readonly next: (standing: readonly Committed[]) => { readonly key: string; readonly record: Committed };
  /** Reads what took that place. */
  readonly readNext: (standing: readonly Committed[]) => Promise<Committed | undefined>;
  /** What a record comes to that is the call's own. */
  readonly committed: (record: Committed, standing: readonly Committed[]) => Outcome;
};

/**
 * Stores a record for good: first what remembers what is due, then the documents, which must be there when they were
 * uploaded, and last, as the commit, the record, at the first place that is free. Whatever fails before leaves nothing
 * that counts. Of racing calls one takes a place; the others look at what it brought, and only then at the next.
 * Documents of a call that loses stay until their days are over: another call may be about to claim the same.
 */
export async function commitInTurn<Committed extends { readonly attempt: string }, Outcome>(
  store: ObjectStore,
  { call, due, documents, owner, standing: known, judge, next, readNext, committed }: Turn<Committed, Outcome>,
): Promise<Outcome> {
  const { submissionId, attempt, receivedAt: createdAt } = call;
  const entry: OutboxEntry = { version: 1, submissionId, attempt, createdAt, due: [...due] };
  await store.write(storageKeys.outboxEntry(entry), jsonBody(entry));
  await storeDocuments(store, { submissionId, ...owner }, documents);

  const standing = [...known];
  for (;;) {
    const outcome = await judge(standing);
    if (outcome !== undefined) {
      await store.remove(storageKeys.outboxEntry(entry));
      return outcome;
    }
    const { key, record } = next(standing);
    if ((await store.create(key, jsonBody(record))) === 'created') return committed(record, standing);
    const taken = await readNext(standing);
    if (taken === undefined) throw new Error('a record was removed while another call stored one');
    // The store may have answered our own write with a failure after doing it, and its client tried again.
    if (taken.attempt === attempt) return committed(taken, standing);
    standing.push(taken);
  }
}
