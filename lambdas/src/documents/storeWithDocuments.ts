import { settleDebts } from '@incasso/debts/mergeDebts';
import type { Result } from '../http/result/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { appendRecord, type NewAddition } from '../submissions/appendRecord';
import { compareWithExisting, type Stored } from '../submissions/compareWithExisting';
import { debtsRead } from '../submissions/debtsOf';
import { readRecords } from '../submissions/readRecords';
import { refuseErased } from '../submissions/refuseErased';
import { factsOf, type DocumentSource } from '../submissions/storeDocuments';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import { validateContents } from './validateContents';

/** A record whose documents are not read yet, with the debts as sent */
export type UnreadRecord = Omit<IntakeRecord, 'invoices'> | Omit<NewAddition, 'invoices'>;

/**
 * Stores a case or an addition with the e-invoices read from its documents, unless it is a repeat or refused. Contents
 * are validated after the comparison, so that a repeat does not cost it again.
 */
export async function storeWithDocuments(
  store: ObjectStore,
  { record, documents }: { readonly record: UnreadRecord; readonly documents: readonly DocumentSource[] },
): Promise<Result<Stored>> {
  const existing = await readRecords(store, record.submissionId);
  const outcome = (await refuseErased(store, record)) ?? compareWithExisting(existing, record);
  if (outcome !== undefined) return outcome;
  const validated = await validateContents(store, { target: record, documents });
  if (!validated.ok) return validated;
  const { invoices, documents: read } = validated.value;
  // At this point a changed version has a new reference; the names of its documents need the case's.
  const reference = existing[0]?.reference ?? record.reference;
  const facts = { reference, documents: factsOf(read), invoices };
  const readRecord =
    record.kind === 'intake'
      ? { ...record, ...facts, debts: settleDebts(record.debts, debtsRead(invoices)) }
      : { ...record, ...facts };
  return appendRecord(store, { record: readRecord, documents: read });
}
