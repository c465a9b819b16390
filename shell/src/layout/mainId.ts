/** Id of the page's content, where the skip link leads. */
export const mainId = 'inhoud';
