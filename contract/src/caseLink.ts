/** Where who has a link adds to a case. No page of the navigation: nobody gets there without a link. */
export const additionPath = '/nasturen';

/** What the page says that it is for. */
export const additionTitle = 'Iets toevoegen aan uw dossier';

/**
 * The key of a link to a case: the case's id, the end of its time in seconds since 1970 to base 36, and a signature
 * over both. Only functions can tell whether it is good.
 */
const caseKeyForm = /^([\w-]{22})\.([0-9a-z]{1,7})\.([\w-]{43})$/;

/** The parts of a key; `undefined` of anything else. */
export function parseCaseKey(key: string) {
  const [, caseId, seconds, signature] = caseKeyForm.exec(key) ?? [];
  if (caseId === undefined || seconds === undefined || signature === undefined) return undefined;
  return { caseId, seconds, signature, expiresAt: new Date(Number.parseInt(seconds, 36) * 1000) };
}

/**
 * The link by which a client adds to a case. The key is its fragment, which browsers send to nobody: neither to the
 * server with the page, nor as a referrer.
 *
 * @param site Origin of the firm's site.
 */
export function caseLink(site: string, key: string): string {
  return `${site}${additionPath}#${key}`;
}
