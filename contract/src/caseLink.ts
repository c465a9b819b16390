/** Page on which the holder of a link adds to a case. Not in the navigation. */
export const additionPath = '/nasturen';

export const additionTitle = 'Iets toevoegen aan uw aanvraag';

/**
 * The client's link for additions to a case. The key is its fragment, which browsers send neither to the server nor as
 * a referrer.
 *
 * @param site Origin of the firm's site.
 */
export function caseLink(site: string, key: string): string {
  return `${site}${additionPath}#${key}`;
}
