export const frameIds = {
  /** The two hydrated parts; the rest stays as prerendered. */
  intake: 'intake',
  toasts: 'toasts',
  /** Shown when the frame's scripts fail to load. */
  loadFailure: 'load-failure',
  /** The style element of the site's fonts; its `media` disables it until the frame is hydrated. */
  webFonts: 'web-fonts',
} as const;
