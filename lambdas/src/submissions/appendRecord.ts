import { type Result, accept } from '../http/result/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { jsonBody } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { compareWithExisting, type Stored } from './compareWithExisting';
import { mailsToSend } from './mailsToSend';
import type { AdditionRecord } from './LaterRecord';
import type { OutboxEntry } from './OutboxEntry';
import { readRecord, readRecords, type AnyRecord } from './readRecords';
import { refuseErased } from './refuseErased';
import { storeDocuments, type DocumentSource } from './storeDocuments';
import type { SubmissionRecord } from './SubmissionRecord';
import { uploadsFolder } from './uploadsFolder';

/** An addition that has no number yet. */
export type NewAddition = Omit<AdditionRecord, 'number'>;

/** The content of a call before it has its place: an intake may turn out to be a changed version. */
export type NewRecord = SubmissionRecord | NewAddition;

/**
 * Stores a record for good under the first free place of its id: the submission itself, then its later records. The
 * outbox entry comes first and the documents next, so that a failure before the record leaves nothing that counts;
 * the record is the commit. Of racing calls one takes a place; the others compare anew and try the next. Documents
 * of a call that is refused stay until their days are over: another call may be about to claim the same. A submission
 * that was erased is not stored again: an erasure that begins meanwhile finds the call's objects by its outbox entry.
 */
export async function appendRecord(
  store: ObjectStore,
  { record: sent, documents }: { readonly record: NewRecord; readonly documents: readonly DocumentSource[] },
): Promise<Result<Stored>> {
  const { submissionId, attempt, receivedAt: createdAt } = sent;
  const uploads = sent.kind === 'contact' ? {} : { uploads: uploadsFolder(sent) };
  const entry: OutboxEntry = { version: 1, submissionId, attempt, createdAt, ...uploads, due: mailsToSend(sent) };
  await store.write(storageKeys.outboxEntry(entry), jsonBody(entry));
  const settle = async (outcome: Result<Stored>) => {
    await store.remove(storageKeys.outboxEntry(entry));
    return outcome;
  };
  const erased = await refuseErased(store, sent);
  if (erased !== undefined) return settle(erased);
  await storeDocuments(store, sent, documents);

  // Do not read first: most submissions are new. An addition must find its case.
  let existing = sent.kind === 'addition' ? await readExisting(store, sent) : [];
  for (;;) {
    const outcome = (await refuseErased(store, sent)) ?? compareWithExisting(existing, sent);
    if (outcome !== undefined) return settle(outcome);
    const number = existing.length;
    const record = recordAt(number, sent, existing);
    const stored = accept({ record, first: existing[0] ?? record, isRepeat: false });
    if ((await store.create(keyOf({ submissionId, number }), jsonBody(record))) === 'created') return stored;
    // Read all records, not only the one that took the place: a content that was replaced since is no repeat.
    existing = await readExisting(store, sent);
    const taken = existing[number];
    if (taken === undefined) throw new Error('a record was removed while another call stored one');
    // It may be our own record: the store wrote it, its answer was lost, and the SDK asked again.
    if (taken.attempt === attempt) return stored;
  }
}

/** What exists under the id of a call. No later record concerns a message, whose function may not list. */
async function readExisting(store: ObjectStore, { kind, submissionId }: NewRecord): Promise<AnyRecord[]> {
  if (kind !== 'contact') return readRecords(store, submissionId);
  const first = await readRecord(store, submissionId);
  return first === undefined ? [] : [first];
}

function recordAt(number: number, sent: NewRecord, [first]: readonly AnyRecord[]): AnyRecord {
  switch (sent.kind) {
    case 'addition':
      return { ...sent, number };
    case 'intake':
      return first === undefined ? sent : { ...sent, kind: 'change', number, reference: first.reference };
    case 'contact':
      return sent;
  }
}

function keyOf(id: { readonly submissionId: string; readonly number: number }): string {
  return id.number === 0 ? storageKeys.record(id.submissionId) : storageKeys.laterRecord(id);
}
