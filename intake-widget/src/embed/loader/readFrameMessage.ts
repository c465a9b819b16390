import type { FrameMessage } from '@incasso/contract/embed/embedMessages';

/**
 * The message, `undefined` for anything without the mark of this version. Nothing more is judged: that the frame sent it,
 * which is the site's own, is checked before, and the contract's schema is as large as the whole loader.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  return isFrameMessage(data) ? data : undefined;
}

function isFrameMessage(data: unknown): data is FrameMessage {
  // The version as it is written by `embedVersion`; the test holds the two together.
  return typeof data === 'object' && data !== null && 'intake' in data && data.intake === 1;
}
