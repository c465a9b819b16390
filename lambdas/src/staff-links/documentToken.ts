import { createHmac } from 'node:crypto';
import { accept, refuse, type Result } from '../http/result/Result';
import { equalSecrets } from '../http/equalSecrets';
import { asUuid, uuidInBase64Url } from '../storage/uuidInBase64Url';

/** The document that a staff link opens, and until when. */
export type LinkedDocument = { readonly submissionId: string; readonly sha256: string; readonly expiresAt: Date };

const tokenForm = /^([\w-]{22})\.([\w-]{43})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** A document as a token that only the holder of the key can make. */
export function signDocumentLink({ submissionId, sha256, expiresAt }: LinkedDocument, key: string): string {
  const text = [
    uuidInBase64Url(submissionId),
    Buffer.from(sha256, 'hex').toString('base64url'),
    Math.floor(expiresAt.getTime() / 1000).toString(36),
  ].join('.');
  return `${text}.${sign(text, key)}`;
}

/** The document of a token that one of the keys has signed and whose time is not over; any other is refused. */
export function readDocumentToken(
  token: string,
  { keys, now }: { keys: readonly string[]; now: Date },
): Result<LinkedDocument> {
  const notOurs = refuse('link_expired', { reason: 'token' });
  const [, id, hash, seconds, signature] = tokenForm.exec(token) ?? [];
  if (id === undefined || hash === undefined || seconds === undefined || signature === undefined) return notOurs;
  const isSigned = keys.some((key) => equalSecrets(signature, sign(`${id}.${hash}.${seconds}`, key)));
  const expiresAt = new Date(Number.parseInt(seconds, 36) * 1000);
  if (!isSigned || expiresAt <= now) return notOurs;
  return accept({ submissionId: asUuid(id), sha256: Buffer.from(hash, 'base64url').toString('hex'), expiresAt });
}

function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(`document ${text}`).digest('base64url');
}
