import * as v from 'valibot';
import { embedCommands } from './embedCommands';
import type { EmbedEvent } from './embedEvents';
import type { embedVersion } from './embedNames';
import { messageSchema } from './messageSchema';
import { prefillSchema } from './prefillSchema';
import { themeAttributeNames } from './writtenTheme';

/** Messages of the frame to the page that shows it. None holds anything that the visitor typed or chose. */
export type FrameMessage = { readonly intake: typeof embedVersion } & (
  | EmbedEvent
  /** The frame runs and asks for `hello`. The only message without an exact target: it says nothing. */
  | { readonly type: 'awake' }
  /** The frame moved the visitor to its top after one of the visitor's actions: the page should scroll it into view. */
  | { readonly type: 'reveal' }
);

/** Values of the theme's attributes as written on the element; the frame checks them. */
const themeSchema = v.object(v.entriesFromList(themeAttributeNames, v.exactOptional(v.string())));

/** Messages of the page to the frame. */
export const pageMessageSchema = v.variant('type', [
  /** Answers `awake`. From here on the frame posts to that origin alone. */
  messageSchema('hello', { prefill: prefillSchema }),
  /** The element's looks are now these. */
  messageSchema('theme', { theme: themeSchema }),
  ...Object.values(embedCommands).map(({ message }) => message),
]);

export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
