import { judgeDocumentSet } from '@incasso/contract/documents/judgeDocumentSet';
import { additionLimits } from '@incasso/contract/limits';
import { refuseDocuments } from '../results/refuseDocuments';
import { accept, refuse, type Result } from '../results/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { jsonBody } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import type { AdditionRecord } from './AdditionRecord';
import { dueDeliveries } from './dueDeliveries';
import { fileNamesOf } from './fileNames';
import type { OutboxEntry } from './OutboxEntry';
import { readAddition, readAdditions } from './readAdditions';
import { readRecord } from './readRecord';
import { storeDocuments, type DocumentSource } from './storeDocuments';

/** The addition that stands, ours or that of an equal call before. */
export type StoredAddition = { readonly record: AdditionRecord; readonly isRepeat: boolean };

/** An addition that has no number yet. */
export type NewAddition = Omit<AdditionRecord, 'number'>;

/**
 * What an addition comes to beside those that stand: the equal one of before, a refusal, or `undefined` when there is
 * room for it.
 */
function judgeBeside(
  standing: readonly AdditionRecord[],
  { additionId, digest, documents }: Pick<NewAddition, 'additionId' | 'digest' | 'documents'>,
): Result<StoredAddition> | undefined {
  const same = standing.find((addition) => addition.additionId === additionId);
  if (same !== undefined) {
    return same.digest === digest ? accept({ record: same, isRepeat: true }) : refuse('submission_conflict');
  }
  if (standing.length >= additionLimits.maxCount) return refuse('case_full');
  // What was added before takes room, be it the same document again: its repeat is none of this addition's faults.
  const before = standing.flatMap((addition) => addition.documents).map(asOther);
  const room = refuseDocuments(documents, judgeDocumentSet([...before, ...documents]).slice(before.length));
  return room.ok ? undefined : room;
}

/** The same document of another addition: it takes its room, and is no duplicate. */
function asOther<Document extends { readonly sha256: string }>(document: Document, index: number): Document {
  return { ...document, sha256: `${index} ${document.sha256}` };
}

/** All that was added to the case, and what an addition comes to beside it. */
export async function findStoredAddition(
  store: ObjectStore,
  addition: Pick<NewAddition, 'submissionId' | 'additionId' | 'digest' | 'documents'>,
): Promise<Result<StoredAddition> | undefined> {
  return judgeBeside(await readAdditions(store, addition.submissionId), addition);
}

/**
 * Stores an addition for good, in the order of a submission: the mails that are due, the documents, and last, as the
 * commit, its record, under the first number that is free. Of racing calls one takes a number; the others look at what
 * it brought, and take the next, when there is still room.
 */
export async function storeAddition(
  store: ObjectStore,
  { addition, documents }: { addition: NewAddition; documents: readonly DocumentSource[] },
): Promise<Result<StoredAddition>> {
  const { submissionId, additionId, attempt, receivedAt: createdAt } = addition;
  const standing = await readAdditions(store, submissionId);
  const entry: OutboxEntry = { version: 1, submissionId, attempt, createdAt, due: dueDeliveries(addition, false) };
  await store.write(storageKeys.outboxEntry(addition), jsonBody(entry));
  await storeDocuments(store, { submissionId, uploadedUnder: additionId, names: fileNamesOf(addition) }, documents);

  for (;;) {
    const outcome = (await isErased(store, submissionId))
      ? refuse('link_revoked', { reason: 'erased' })
      : judgeBeside(standing, addition);
    if (outcome !== undefined) {
      await store.remove(storageKeys.outboxEntry(addition));
      return outcome;
    }
    const record: AdditionRecord = { ...addition, number: standing.length + 1 };
    if ((await store.create(storageKeys.addition(record), jsonBody(record))) === 'created') {
      return accept({ record, isRepeat: false });
    }
    const taken = await readAddition(store, record);
    if (taken === undefined) throw new Error('an addition was removed while another call stored one');
    // The store may have answered our own write with a failure after doing it, and its client tried again.
    if (taken.attempt === attempt) return accept({ record: taken, isRepeat: false });
    standing.push(taken);
  }
}

async function isErased(store: ObjectStore, submissionId: string): Promise<boolean> {
  return (await readRecord(store, submissionId)) === undefined;
}
