import { createHmac } from 'node:crypto';
import { parseCaseKey } from '@incasso/contract/parseCaseKey';
import { retentionDays } from '@incasso/contract/retention';
import { equalSecrets } from '../http/equalSecrets';
import { accept, refuse, type Result } from '../http/result/Result';
import { asUuid, uuidInBase64Url } from '../storage/uuidInBase64Url';

/** The case that a client's link gives access to, and when the link expires */
export type LinkedCase = { readonly submissionId: string; readonly expiresAt: Date };

/** The secrets that sign clients' links: the current one, and those before it */
export type CaseKeys = readonly [current: string, ...previous: string[]];

/** Signs the key of a case's link. Deterministic, so that the response and the mail have the same link. */
export function caseKeyOf(
  { submissionId, receivedAt }: { readonly submissionId: string; readonly receivedAt: string },
  [key]: CaseKeys,
): string {
  const end = new Date(receivedAt).getTime() + retentionDays.caseLinks * 24 * 60 * 60_000;
  const caseId = uuidInBase64Url(submissionId);
  const seconds = Math.floor(end / 1000).toString(36);
  return `${caseId}.${seconds}.${sign(`${caseId}.${seconds}`, key)}`;
}

/**
 * The case of a key that we signed. The signature is verified before the time, and both before anything is read: a
 * forged key gets the same answer whether its case exists or not.
 */
export function readCaseKey(given: string, { keys, now }: { keys: CaseKeys; now: Date }): Result<LinkedCase> {
  const parts = parseCaseKey(given);
  if (parts === undefined) return refuse('link_invalid', { reason: 'form' });
  const { caseId, seconds, signature, expiresAt } = parts;
  const isSigned = keys.some((key) => equalSecrets(signature, sign(`${caseId}.${seconds}`, key)));
  if (!isSigned) return refuse('link_invalid', { reason: 'signature' });
  if (expiresAt <= now) return refuse('link_expired', { reason: 'time' });
  return accept({ submissionId: asUuid(caseId), expiresAt });
}

function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(`case ${text}`).digest('base64url');
}
