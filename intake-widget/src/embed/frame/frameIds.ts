/** Ids of parts of the frame's document. */
export const frameIds = {
  /** The two that come to life; all around them stays as it was prerendered. */
  intake: 'intake',
  toasts: 'toasts',
  /** Shown when the frame's scripts could not be fetched. */
  loadFailure: 'load-failure',
  /** The rules of the site's fonts, which hold once their `media` is taken off. */
  webFonts: 'web-fonts',
} as const;
