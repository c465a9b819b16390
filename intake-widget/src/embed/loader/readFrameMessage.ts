import type { FrameMessage } from '@incasso/contract/embed/embedMessages';
import type { Unmarked } from '@incasso/contract/embed/messageSchema';

/**
 * The message, `undefined` for anything without the mark of this version. Nothing more is checked: that the frame sent
 * it, which is the site's own, is checked before, and the contract's tables of it weigh more than the whole loader.
 */
export function readFrameMessage(data: unknown): Unmarked<FrameMessage> | undefined {
  if (!isFrameMessage(data)) return undefined;
  // oxlint-disable-next-line no-unused-vars -- taken off
  const { intake, ...message } = data;
  return message;
}

function isFrameMessage(data: unknown): data is FrameMessage {
  // The version as it is written by `embedVersion`; the test holds the two together.
  return Reflect.get(Object(data), 'intake') === 1;
}
