import { readCaseKey, type CaseKeys } from './caseKey';
import { accept, refuse, type Result } from '../http/result/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { readRecord } from '../submissions/readRecords';
import type { IntakeRecord } from '../submissions/SubmissionRecord';

export type LinkPorts = {
  readonly store: ObjectStore;
  readonly caseKeys: CaseKeys;
  readonly now: () => Date;
};

/** The case of a link and when the link expires. Refused when the link is forged or expired, or its case was erased. */
export async function findLinkedCase(
  caseKey: string,
  { store, caseKeys, now }: LinkPorts,
): Promise<Result<{ readonly record: IntakeRecord; readonly expiresAt: Date }>> {
  const linked = readCaseKey(caseKey, { keys: caseKeys, now: now() });
  if (!linked.ok) return linked;
  const { submissionId, expiresAt } = linked.value;
  const record = await readRecord(store, submissionId);
  return record?.kind === 'intake' ? accept({ record, expiresAt }) : refuse('link_revoked', { reason: 'erased' });
}
