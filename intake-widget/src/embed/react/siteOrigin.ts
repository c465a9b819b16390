declare const __webpack_public_path__: string;

/** Where the site is: the origin that this code was loaded from. */
export const siteOrigin = new URL(__webpack_public_path__).origin;
