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

/** An addition without its number */
export type NewAddition = Omit<AdditionRecord, 'number'>;

/** The content of a request before it is numbered: an intake may turn out to be a changed version. */
export type NewRecord = SubmissionRecord | NewAddition;

/**
 * Stores a record under the first free number of its id: the submission itself, then its later records. It writes the
 * outbox entry, then the documents, then the record, which is the commit: a failure before leaves nothing that counts.
 * Of concurrent requests one gets a number; the others compare again and try the next. Documents of a refused request
 * remain until they expire, because another request may be about to claim them. An erased submission is not stored
 * again; an erasure that begins meanwhile finds the request's objects by its outbox entry.
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

  // No read first: most submissions are new. An addition must find its case.
  let existing = sent.kind === 'addition' ? await readExisting(store, sent) : [];
  for (;;) {
    const outcome = (await refuseErased(store, sent)) ?? compareWithExisting(existing, sent);
    if (outcome !== undefined) return settle(outcome);
    const number = existing.length;
    const record = recordAt(number, sent, existing);
    const stored = accept({ record, first: existing[0] ?? record, isRepeat: false });
    if ((await store.create(keyOf({ submissionId, number }), jsonBody(record))) === 'created') return stored;
    // Read all records, not only the one with this number: a content that was replaced meanwhile is no repeat.
    existing = await readExisting(store, sent);
    const taken = existing[number];
    if (taken === undefined) throw new Error('a record was removed while another call stored one');
    // It may be our own record: the store wrote it, the response was lost, and the SDK retried.
    if (taken.attempt === attempt) return stored;
  }
}

/** The records under the id of a request. A message has no later records, and its function may not list. */
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
