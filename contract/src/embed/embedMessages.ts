import * as v from 'valibot';
import { embedCommands } from './embedCommands';
import type { EmbedEvent } from './embedEvents';
import type { embedVersion } from './embedNames';
import { messageSchema } from './messageSchema';
import { prefillSchema } from './prefillSchema';
import { themeAttributeNames } from './writtenTheme';

/** What the frame tells the page that shows it. Nothing of what the visitor typed or chose is in any of these. */
export type FrameMessage = { readonly intake: typeof embedVersion } & (
  | EmbedEvent
  /** The frame is there and asks for `hello`. The only message without an exact target: it says nothing. */
  | { readonly type: 'awake' }
  /** The visitor was led to the top of the frame, by an action of theirs: it should be in view. */
  | { readonly type: 'reveal' }
);

/** Values of the theme's attributes as they stand on the element; the frame judges them. */
const themeSchema = v.object(v.entriesFromList(themeAttributeNames, v.exactOptional(v.string())));

/** What the page that shows the frame tells it. */
export const pageMessageSchema = v.variant('type', [
  /** Answers `awake`: from here on the frame knows whom it talks to, and talks to that origin alone. */
  messageSchema('hello', { prefill: prefillSchema }),
  /** The element's looks are now these. */
  messageSchema('theme', { theme: themeSchema }),
  ...Object.values(embedCommands).map(({ message }) => message),
]);

export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
