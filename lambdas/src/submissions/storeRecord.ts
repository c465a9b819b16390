import { accept, type Result } from '../Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { jsonBody } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { compareWithExisting, type Stored } from './compareWithExisting';
import { mailsToSend } from './mailsToSend';
import { entryOf } from './OutboxEntry';
import { readRecord } from './readRecord';
import { refuseErased } from './refuseErased';
import { storeDocuments, type DocumentSource } from './storeDocuments';
import type { SubmissionRecord } from './SubmissionRecord';

/**
 * Stores a submission. It writes the outbox entry, then the documents, then the record, which is the commit: a failure
 * before leaves nothing that counts. Of concurrent requests with one id the first to write the record wins; the others
 * are compared with it. Documents of a refused request remain until they expire, because another request may be about
 * to claim them. An erased submission is not stored again; an erasure that begins meanwhile finds the request's objects
 * by their keys.
 */
export async function storeRecord(
  store: ObjectStore,
  { record, documents }: { readonly record: SubmissionRecord; readonly documents: readonly DocumentSource[] },
): Promise<Result<Stored>> {
  const entry = entryOf(record, { createdAt: record.receivedAt, due: mailsToSend(record) });
  const entryKey = storageKeys.outboxEntry(entry);
  await store.write(entryKey, jsonBody(entry));
  const settle = async (outcome: Result<Stored>) => {
    await store.remove(entryKey);
    return outcome;
  };
  const erased = await refuseErased(store, record);
  if (erased !== undefined) return settle(erased);
  await storeDocuments(store, record, documents);
  const erasedMeanwhile = await refuseErased(store, record);
  if (erasedMeanwhile !== undefined) return settle(erasedMeanwhile);

  const stored = accept({ record, isRepeat: false });
  if ((await store.create(storageKeys.record(record), jsonBody(record))) === 'created') return stored;
  const existing = await readRecord(store, record);
  if (existing === undefined) throw new Error('a record was removed while another call stored one');
  // It may be our own record: the store wrote it, the response was lost, and the SDK retried.
  return existing.attempt === record.attempt ? stored : settle(compareWithExisting(existing, record));
}
