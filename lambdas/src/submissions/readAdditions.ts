import { additionLimits } from '@incasso/contract/limits';
import type { ObjectStore } from '../storage/ObjectStore';
import { readJson } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { additionRecordSchema, type AdditionRecord } from './AdditionRecord';
import { readNumbered } from './readNumbered';

/** One addition by its number, or `undefined` when there is none yet. */
export async function readAddition(
  store: ObjectStore,
  place: Parameters<typeof storageKeys.addition>[0],
): Promise<AdditionRecord | undefined> {
  return (await readJson(store, storageKeys.addition(place), additionRecordSchema))?.value;
}

/** All that was added to a case, in the order in which it was committed. Their numbers have no gap. */
export async function readAdditions(store: ObjectStore, submissionId: string): Promise<AdditionRecord[]> {
  return readNumbered(additionLimits.maxCount, (number) => readAddition(store, { submissionId, number }));
}
