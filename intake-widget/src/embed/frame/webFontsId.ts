/** Names the rules of the site's fonts in the frame, which hold once their `media` is taken off. */
export const webFontsId = 'web-fonts';
