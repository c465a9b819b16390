import { judgeDocumentSet } from '@incasso/contract/documents/judgeDocumentSet';
import { additionLimits } from '@incasso/contract/limits';
import { refuseDocuments } from '../results/refuseDocuments';
import { accept, refuse, type Result } from '../results/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import type { AdditionRecord } from './AdditionRecord';
import { commitInTurn } from './commitInTurn';
import { dueDeliveries } from './dueDeliveries';
import { fileNamesOf } from './fileNames';
import { readAddition, readAdditions } from './readAdditions';
import { readRecord } from './readRecord';
import type { DocumentSource } from './storeDocuments';

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

/** Stores an addition for good, under the first number that is free, as long as the case stands and has room. */
export async function storeAddition(
  store: ObjectStore,
  {
    addition,
    documents,
  }: {
    addition: NewAddition;
    documents: readonly DocumentSource[];
  },
): Promise<Result<StoredAddition>> {
  const { submissionId, additionId } = addition;
  const placeBehind = (standing: readonly AdditionRecord[]) => ({ submissionId, number: standing.length + 1 });
  return commitInTurn<AdditionRecord, Result<StoredAddition>>(store, {
    call: addition,
    due: dueDeliveries(addition),
    documents,
    owner: { uploadedUnder: additionId, names: fileNamesOf(addition) },
    standing: await readAdditions(store, submissionId),
    judge: async (standing) =>
      (await isErased(store, submissionId))
        ? refuse('link_revoked', { reason: 'erased' })
        : judgeBeside(standing, addition),
    next(standing) {
      const place = placeBehind(standing);
      return { key: storageKeys.addition(place), record: { ...addition, ...place } };
    },
    readNext: (standing) => readAddition(store, placeBehind(standing)),
    committed: (record) => accept({ record, isRepeat: false }),
  });
}

async function isErased(store: ObjectStore, submissionId: string): Promise<boolean> {
  return (await readRecord(store, submissionId)) === undefined;
}
