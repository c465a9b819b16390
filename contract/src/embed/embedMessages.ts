import * as v from 'valibot';
import { embedCommands } from './embedCommands';
import type { EmbedEvent } from './embedEvents';
import type { embedVersion } from './embedNames';
import { messageSchema } from './messageSchema';
import { themeAttributeNames } from './frameAddress';

/** Messages of the iframe to its page. None contains visitor input. */
export type FrameMessage = { readonly intake: typeof embedVersion } & (
  | EmbedEvent
  /** The iframe runs and asks for `hello`. The only message without a target origin: it carries no data. */
  | { readonly type: 'awake' }
  /**
   * The iframe moved the visitor to its top after one of the visitor's actions: the page should scroll it into view.
   */
  | { readonly type: 'reveal' }
);

/** Theme attributes as written on the element. The iframe validates them. */
const themeSchema = v.object(v.entriesFromList(themeAttributeNames, v.exactOptional(v.string())));

export const pageMessageSchema = v.variant('type', [
  /** Answers `awake`. From here on the iframe only posts to that origin. */
  messageSchema('hello', {}),
  messageSchema('theme', { theme: themeSchema }),
  ...Object.values(embedCommands),
]);

export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
