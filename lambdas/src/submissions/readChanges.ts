import { changeLimits } from '@incasso/contract/limits';
import type { ObjectStore } from '../storage/ObjectStore';
import { readJson } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { changeRecordSchema, type ChangeRecord } from './ChangeRecord';
import { readNumbered } from './readNumbered';

/** One changed version of a case by its number, or `undefined` when there is none yet. */
export async function readChange(
  store: ObjectStore,
  place: Parameters<typeof storageKeys.change>[0],
): Promise<ChangeRecord | undefined> {
  return (await readJson(store, storageKeys.change(place), changeRecordSchema))?.value;
}

/** All changed versions of a case, in the order in which they were committed. Their numbers have no gap. */
export async function readChanges(store: ObjectStore, submissionId: string): Promise<ChangeRecord[]> {
  return readNumbered(changeLimits.maxCount, (number) => readChange(store, { submissionId, number }));
}
