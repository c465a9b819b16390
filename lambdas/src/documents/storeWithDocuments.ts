import type { Result } from '../http/result/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { appendRecord, type NewAddition } from '../submissions/appendRecord';
import { compareWithExisting, type Stored } from '../submissions/compareWithExisting';
import { readRecords } from '../submissions/readRecords';
import { factsOf, type DocumentSource } from '../submissions/storeDocuments';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import { validateContents } from './validateContents';

/** A record whose documents were not read yet. */
export type UnreadRecord = Omit<IntakeRecord, 'invoices'> | Omit<NewAddition, 'invoices'>;

/**
 * Stores a case or an addition for good with what its documents say, unless it is a repeat or refused. The contents
 * are read only for what is neither.
 */
export async function storeWithDocuments(
  store: ObjectStore,
  { record, documents }: { readonly record: UnreadRecord; readonly documents: readonly DocumentSource[] },
): Promise<Result<Stored>> {
  const existing = await readRecords(store, record.submissionId);
  const outcome = compareWithExisting(existing, record);
  if (outcome !== undefined) return outcome;
  const validated = await validateContents(store, { target: record, documents });
  if (!validated.ok) return validated;
  const { invoices, documents: read } = validated.value;
  // Documents of a changed version are named after the reference of its case from the first.
  const reference = existing[0]?.reference ?? record.reference;
  return appendRecord(store, { record: { ...record, reference, documents: factsOf(read), invoices }, documents: read });
}
