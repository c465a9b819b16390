/** Why the intake cannot be used, or was not sent. */
export const embedErrorCodes = [
  /** Neither the element nor the script has a `data-key`. */
  'key_missing',
  /** The key is unknown, or was revoked. */
  'key_unknown',
  /** The frame did not load: no connection, or the page's policy or an extension keeps it out. */
  'frame_unreachable',
  /** Sending got no answer, or one that says to try again; all that was filled in is kept. */
  'submission_unreachable',
  /** The bot check gave no proof. */
  'submission_unproven',
  /** The site refused what was sent; the visitor reads why. */
  'submission_refused',
] as const;

export type EmbedErrorCode = (typeof embedErrorCodes)[number];

/** The `CustomEvent`s on the element, which bubble, and their `detail`. Nothing that the visitor typed is in any. */
export type EmbedEvents = {
  /** The intake has come to life. */
  'intake:ready': Record<string, never>;
  /** The visitor is at another step. */
  'intake:step': { readonly step: 1 | 2 | 3 };
  /** The case is stored, under this reference. */
  'intake:submitted': { readonly reference: string };
  'intake:error': { readonly code: EmbedErrorCode };
  /** The element is now this high, in pixels. */
  'intake:resize': { readonly height: number };
};

export type EmbedEventName = keyof EmbedEvents;

export const embedEventNames = [
  'intake:ready',
  'intake:step',
  'intake:submitted',
  'intake:error',
  'intake:resize',
] as const satisfies readonly EmbedEventName[];
