import * as v from 'valibot';
import { storageKeys } from '../src/storage/storageKeys';
import { submissionRecordSchema, type IntakeRecord } from '../src/submissions/SubmissionRecord';
import { submissionId } from './fixtures';
import type { MemoryStore } from './MemoryStore';

/** The stored record of the fixtures' case. Throws if there is none. */
export function storedCase({ store }: { readonly store: MemoryStore }): IntakeRecord {
  const record = v.parse(submissionRecordSchema, store.json(storageKeys.record({ submissionId })));
  if (record.kind !== 'intake') throw new Error('no case is stored');
  return record;
}
