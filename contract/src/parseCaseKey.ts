/**
 * The key of a link to a case: the case's id, its expiry in seconds since 1970 in base 36, and a signature over both.
 * Only functions can verify it.
 */
const caseKeyForm = /^([\w-]{22})\.([0-9a-z]{1,7})\.([\w-]{43})$/;

/** The parts of a key; `undefined` if the text has another form. */
export function parseCaseKey(key: string) {
  const [, caseId, seconds, signature] = caseKeyForm.exec(key) ?? [];
  if (caseId === undefined || seconds === undefined || signature === undefined) return undefined;
  return { caseId, seconds, signature, expiresAt: new Date(Number.parseInt(seconds, 36) * 1000) };
}
