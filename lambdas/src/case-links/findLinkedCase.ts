import { readCaseKey, type CaseKeys } from './caseKey';
import { accept, refuse, type Result } from '../results/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { readRecord } from '../submissions/readRecords';
import type { IntakeRecord } from '../submissions/SubmissionRecord';

export type LinkPorts = {
  readonly store: ObjectStore;
  readonly caseKeys: CaseKeys;
  readonly now: () => Date;
};

/** The case that a link leads to, and until when. Refused when the link is not ours, over, or its case erased. */
export async function findLinkedCase(
  caseKey: string,
  { store, caseKeys, now }: LinkPorts,
): Promise<Result<{ readonly record: IntakeRecord; readonly expiresAt: Date }>> {
  const claim = readCaseKey(caseKey, { keys: caseKeys, now: now() });
  if (!claim.ok) return claim;
  const { submissionId, expiresAt } = claim.value;
  const record = await readRecord(store, submissionId);
  return record?.kind === 'intake' ? accept({ record, expiresAt }) : refuse('link_revoked', { reason: 'erased' });
}
