import { accept, refuse, type Result } from '../results/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { dueDeliveries } from './dueDeliveries';
import type { OutboxEntry } from './OutboxEntry';
import { jsonBody } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { fileNamesOf } from './fileNames';
import { readRecord } from './readRecord';
import { storeDocuments, type DocumentSource } from './storeDocuments';
import type { StoredDocument, SubmissionRecord } from './SubmissionRecord';

/** The record that stands, ours or that of an equal call before. */
export type Stored = { readonly record: SubmissionRecord; readonly isRepeat: boolean };

/** What is stored under the id already, refused when its content is another; `undefined` when nothing is. */
export async function findStored(
  store: ObjectStore,
  { submissionId, digest }: Pick<SubmissionRecord, 'submissionId' | 'digest'>,
): Promise<Result<Stored> | undefined> {
  const standing = await readRecord(store, submissionId);
  if (standing === undefined) return undefined;
  if (standing.digest !== digest) return refuse('submission_conflict');
  return accept({ record: standing, isRepeat: true });
}

/**
 * Stores a submission for good: first what remembers what is due, then the documents, and last, as the
 * commit, the record. Whatever fails before the last step leaves nothing that counts; of racing calls with one id, one
 * commits, and those with another content are refused. A document that was uploaded must be there.
 */
export async function storeSubmission(
  store: ObjectStore,
  {
    record,
    documents,
    hasCaseSystem = false,
  }: {
    record: SubmissionRecord;
    documents: readonly DocumentSource[];
    /** Whether the stage sends cases to a case system. Default: it does not. */
    hasCaseSystem?: boolean;
  },
): Promise<Result<Stored>> {
  const { submissionId, attempt, receivedAt: createdAt } = record;
  const due = dueDeliveries(record, hasCaseSystem);
  const entry: OutboxEntry = { version: 1, submissionId, attempt, createdAt, due };
  await store.write(storageKeys.outboxEntry(record), jsonBody(entry));
  const names = record.kind === 'intake' ? fileNamesOf(record) : [];
  await storeDocuments(store, { submissionId, uploadedUnder: submissionId, names }, documents);
  if ((await store.create(storageKeys.record(submissionId), jsonBody(record))) === 'created') {
    return accept({ record, isRepeat: false });
  }

  const standing = await readRecord(store, submissionId);
  if (standing === undefined) throw new Error('a record was removed while another call stored it');
  // The store may have answered our own write with a failure after doing it, and its client tried again.
  if (standing.attempt === attempt) return accept({ record, isRepeat: false });
  await store.remove(storageKeys.outboxEntry(record));
  if (standing.digest === record.digest) return accept({ record: standing, isRepeat: true });
  await removeStrangers(store, { documents, standing: standing });
  return refuse('submission_conflict');
}

/** Removes what a call that lost to another content has put beside the documents of the record that stands. */
async function removeStrangers(
  store: ObjectStore,
  { documents, standing }: { documents: readonly StoredDocument[]; standing: SubmissionRecord },
): Promise<void> {
  const claimed = new Set(standing.kind === 'intake' ? standing.documents.map(({ sha256 }) => sha256) : []);
  const strangers = documents.filter(({ sha256 }) => !claimed.has(sha256));
  await Promise.all(
    strangers.map(({ sha256 }) => store.remove(storageKeys.document({ submissionId: standing.submissionId, sha256 }))),
  );
}
