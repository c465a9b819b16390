import { checkSources } from '@incasso/debts/mergeDebts';
import type { Result } from '../Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { compareWithExisting, type Stored } from '../submissions/compareWithExisting';
import { debtsRead } from '../submissions/debtsOf';
import { readRecord } from '../submissions/readRecord';
import { refuseErased } from '../submissions/refuseErased';
import { factsOf, type DocumentSource } from '../submissions/storeDocuments';
import { storeRecord } from '../submissions/storeRecord';
import type { AdditionRecord, IntakeRecord } from '../submissions/SubmissionRecord';
import { validateContents } from './validateContents';

/** A record whose documents are not read yet, with the debts as sent */
export type UnreadRecord = Omit<IntakeRecord, 'invoices'> | Omit<AdditionRecord, 'invoices'>;

/**
 * Stores a case or an addition with the e-invoices read from its documents, unless it is a repeat or refused. Contents
 * are validated after the comparison, so that a repeat does not cost it again.
 */
export async function storeWithDocuments(
  store: ObjectStore,
  { record, documents }: { readonly record: UnreadRecord; readonly documents: readonly DocumentSource[] },
): Promise<Result<Stored>> {
  const erased = await refuseErased(store, record);
  if (erased !== undefined) return erased;
  const existing = await readRecord(store, record);
  if (existing !== undefined) return compareWithExisting(existing, record);
  const validated = await validateContents(store, { target: record, documents });
  if (!validated.ok) return validated;
  const { invoices, documents: read } = validated.value;
  const facts = { documents: factsOf(read), invoices };
  const withContents =
    record.kind === 'intake'
      ? { ...record, ...facts, debts: checkSources(record.debts, debtsRead(invoices)) }
      : { ...record, ...facts };
  return storeRecord(store, { record: withContents, documents: read });
}
