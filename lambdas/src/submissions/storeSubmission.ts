import { accept, type Result } from '../results/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import type { ChangeRecord } from './ChangeRecord';
import { commitInTurn } from './commitInTurn';
import { compareWithStanding, type StandingRecord, type Stored } from './compareWithStanding';
import { dueDeliveries } from './dueDeliveries';
import { fileNamesOf } from './fileNames';
import { readChange } from './readChanges';
import { readRecord } from './readRecord';
import type { DocumentSource } from './storeDocuments';
import type { IntakeRecord, SubmissionRecord } from './SubmissionRecord';

/**
 * Stores a submission for good: as the first of its id or, where a case of the same draft stands, as the next changed
 * version of it. Of racing calls one takes each place, and the others are repeats, later versions or refused.
 */
export async function storeSubmission(
  store: ObjectStore,
  {
    record: sent,
    documents,
  }: {
    record: SubmissionRecord;
    documents: readonly DocumentSource[];
  },
): Promise<Result<Stored>> {
  const { submissionId } = sent;
  return commitInTurn<StandingRecord, Result<Stored>>(store, {
    call: sent,
    due: dueDeliveries(sent),
    documents,
    owner: { uploadedUnder: submissionId, names: sent.kind === 'intake' ? fileNamesOf(sent) : [] },
    // Nothing is asked before: most are the first, and who finds a place taken reads what took it.
    standing: [],
    judge: (standing) => compareWithStanding(standing, sent),
    next([first, ...changes]) {
      if (first === undefined || sent.kind === 'contact')
        return { key: storageKeys.record(submissionId), record: sent };
      const record = changeOf(sent, { reference: first.reference, number: changes.length + 1 });
      return { key: storageKeys.change(record), record };
    },
    readNext: ({ length: number }) =>
      number === 0 ? readRecord(store, submissionId) : readChange(store, { submissionId, number }),
    committed: (record, [first = record]) => accept({ record, first, isRepeat: false }),
  });
}

/** A submission as a changed version of the case that stands. */
function changeOf(sent: IntakeRecord, place: Pick<ChangeRecord, 'reference' | 'number'>): ChangeRecord {
  return { ...sent, ...place, kind: 'change' };
}
