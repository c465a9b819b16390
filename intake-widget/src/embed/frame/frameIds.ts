/** Ids of parts of the frame's document. */
export const frameIds = {
  /** The two parts that are hydrated; the rest stays as it was prerendered. */
  intake: 'intake',
  toasts: 'toasts',
  /** Shown when the frame's scripts could not be fetched. */
  loadFailure: 'load-failure',
  /** The style element of the site's fonts; its `media` keeps it off until the frame is hydrated. */
  webFonts: 'web-fonts',
} as const;
