import { createHmac } from 'node:crypto';
import { accept, refuse, type Result } from '../http/result/Result';
import { equalSecrets } from '../http/equalSecrets';
import { asUuid, uuidInBase64Url } from '../storage/uuidInBase64Url';

/** The target of a staff link, a document or a case file by its number, and its expiry */
export type LinkedFile = { readonly submissionId: string; readonly expiresAt: Date } & (
  | { readonly sha256: string; readonly caseFile?: undefined }
  | { readonly caseFile: number; readonly sha256?: undefined }
);

const tokenForm = /^([\w-]{22})\.([\w-]{43}|\d{1,2})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** Signs a link to a document or case file. */
export function signDocumentLink({ submissionId, sha256, caseFile, expiresAt }: LinkedFile, key: string): string {
  const text = [
    uuidInBase64Url(submissionId),
    sha256 === undefined ? String(caseFile) : Buffer.from(sha256, 'hex').toString('base64url'),
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
  const [, id, file, seconds, signature] = tokenForm.exec(token) ?? [];
  if (id === undefined || file === undefined || seconds === undefined || signature === undefined) return notOurs;
  const isSigned = keys.some((key) => equalSecrets(signature, sign(`${id}.${file}.${seconds}`, key)));
  const expiresAt = new Date(Number.parseInt(seconds, 36) * 1000);
  if (!isSigned || expiresAt <= now) return notOurs;
  const submissionId = asUuid(id);
  if (/^\d{1,2}$/.test(file)) return accept({ submissionId, caseFile: Number(file), expiresAt });
  return accept({ submissionId, sha256: Buffer.from(file, 'base64url').toString('hex'), expiresAt });
}

function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(`document ${text}`).digest('base64url');
}
