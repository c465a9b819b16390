import type { EmbedPrefill } from './prefillFields';

/** What the element does for the page's own scripts. Both may be called at any time. */
export type EmbedMethods = {
  /** Fills fields that are still empty. Never reaches over what the visitor filled in, and never the frame's address. */
  prefill(fields: EmbedPrefill): void;
  /** Lets go of everything filled in and begins anew, without asking; ignored while the case is being sent. */
  reset(): void;
};

/**
 * A command as it is pushed to the queue on `window`, before or after the script has loaded. The last part is a CSS
 * selector of the elements that it is for; default: all on the page. One that finds no element yet waits for the first.
 */
export type EmbedCommand =
  readonly ['prefill', fields: EmbedPrefill, selector?: string] | readonly ['reset', selector?: string];
