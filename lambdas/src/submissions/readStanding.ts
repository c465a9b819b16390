import type { ObjectStore } from '../storage/ObjectStore';
import type { StandingRecord } from './compareWithStanding';
import { readChanges } from './readChanges';
import { readRecord } from './readRecord';

/** What stands under the id of a submission: its record, and then its changed versions. Empty when there is none. */
export async function readStanding(store: ObjectStore, submissionId: string): Promise<StandingRecord[]> {
  const first = await readRecord(store, submissionId);
  if (first === undefined) return [];
  return first.kind === 'intake' ? [first, ...(await readChanges(store, submissionId))] : [first];
}
