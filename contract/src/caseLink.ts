/** Where who has a link adds to a case. No page of the navigation: nobody gets there without a link. */
export const additionPath = '/nasturen';

/** What the page says that it is for. */
export const additionTitle = 'Iets toevoegen aan uw dossier';

/**
 * The link by which a client adds to a case. The key is its fragment, which browsers send to nobody: neither to the
 * server with the page, nor as a referrer.
 *
 * @param site Origin of the firm's site.
 */
export function caseLink(site: string, key: string): string {
  return `${site}${additionPath}#${key}`;
}
