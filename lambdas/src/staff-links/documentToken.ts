import { createHmac } from 'node:crypto';
import { accept, refuse, type Result } from '../Result';
import { equalSecrets } from '../http/equalSecrets';
import type { StoredSubmission } from '../storage/storageKeys';

/** The file that a staff link opens, and when the link expires. Without a hash the file is the case file. */
export type LinkedFile = StoredSubmission & { readonly expiresAt: Date; readonly sha256?: string };

/** The ids of an addition's case and of the submission, the hash or `case`, the expiry in seconds, the signature */
const tokenForm = /^(?:([\w-]{22})\.)?([\w-]{22})\.([\w-]{43}|case)\.([0-9a-z]{1,9})\.([\w-]{43})$/;

export function signDocumentLink({ submissionId, caseId, sha256, expiresAt }: LinkedFile, key: string): string {
  const text = [
    ...(caseId === undefined ? [] : [uuidInBase64Url(caseId)]),
    uuidInBase64Url(submissionId),
    sha256 === undefined ? 'case' : Buffer.from(sha256, 'hex').toString('base64url'),
    Math.floor(expiresAt.getTime() / 1000).toString(36),
  ].join('.');
  return `${text}.${sign(text, key)}`;
}

/** The file of an unexpired token that one of the keys signed; any other token is refused. */
export function readDocumentToken(
  token: string,
  { keys, now }: { keys: readonly string[]; now: Date },
): Result<LinkedFile> {
  const notOurs = refuse('link_expired', { reason: 'token' });
  const [, caseId, id, file, seconds, signature] = tokenForm.exec(token) ?? [];
  if (id === undefined || file === undefined || seconds === undefined || signature === undefined) return notOurs;
  const text = token.slice(0, -signature.length - 1);
  const isSigned = keys.some((key) => equalSecrets(signature, sign(text, key)));
  const expiresAt = new Date(Number.parseInt(seconds, 36) * 1000);
  if (!isSigned || expiresAt <= now) return notOurs;
  return accept({
    submissionId: asUuid(id),
    ...(caseId !== undefined && { caseId: asUuid(caseId) }),
    ...(file !== 'case' && { sha256: Buffer.from(file, 'base64url').toString('hex') }),
    expiresAt,
  });
}

function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(`document ${text}`).digest('base64url');
}

/** A UUID in 22 characters, for links. */
function uuidInBase64Url(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}

function asUuid(base64url: string): string {
  const hex = Buffer.from(base64url, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
