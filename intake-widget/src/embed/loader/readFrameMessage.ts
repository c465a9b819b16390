import type { FrameMessage } from '@incasso/contract/embed/embedMessages';
import type { Unmarked } from '@incasso/contract/embed/messageSchema';

/**
 * The message; `undefined` for anything without this version's mark. Checks nothing more: the caller has checked that
 * the site's own frame sent it, and the contract's schemas weigh more than the whole loader.
 */
export function readFrameMessage(data: unknown): Unmarked<FrameMessage> | undefined {
  if (!isFrameMessage(data)) return undefined;
  // oxlint-disable-next-line no-unused-vars -- removed from the message
  const { intake, ...message } = data;
  return message;
}

function isFrameMessage(data: unknown): data is FrameMessage {
  // The value of `embedVersion`; the test keeps the two equal.
  return Reflect.get(Object(data), 'intake') === 1;
}
