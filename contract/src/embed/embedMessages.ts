import * as v from 'valibot';
import { referencePattern } from '../reference';
import { embedErrorCodes } from './embedEvents';
import { embedVersion } from './embedNames';
import { frameHeight } from './frameHeight';
import { prefillSchema } from './prefillSchema';
import { themeAttributeNames } from './writtenTheme';

/** Marks a message as the embed's and says by which version it is to be read. Any other is ignored. */
const mark = { intake: v.literal(embedVersion) };

const stepSchema = v.picklist([1, 2, 3]);

/** What the frame tells the page that shows it. Nothing of what the visitor typed or chose is in any of these. */
export const frameMessageSchema = v.variant('type', [
  /** The frame is there and asks for `hello`. The only message without an exact target: it says nothing. */
  v.object({ ...mark, type: v.literal('awake') }),
  /** The visitor can go on from the first step: the intake has come to life. */
  v.object({ ...mark, type: v.literal('ready') }),
  /** The visitor is at another step. */
  v.object({ ...mark, type: v.literal('step'), step: stepSchema }),
  /** The case is stored. The reference is all that is told. */
  v.object({ ...mark, type: v.literal('submitted'), reference: v.pipe(v.string(), v.regex(referencePattern)) }),
  v.object({ ...mark, type: v.literal('error'), code: v.picklist(embedErrorCodes) }),
  /** The content's height, in pixels. */
  v.object({
    ...mark,
    type: v.literal('resize'),
    height: v.pipe(v.number(), v.integer(), v.minValue(frameHeight.min), v.maxValue(frameHeight.max)),
  }),
  /** The visitor was led to the top of the frame, by an action of theirs: it should be in view. */
  v.object({ ...mark, type: v.literal('reveal') }),
]);

export type FrameMessage = v.InferOutput<typeof frameMessageSchema>;

/** Values of the theme's attributes as they stand on the element; the frame judges them. */
const themeSchema = v.object(v.entriesFromList(themeAttributeNames, v.exactOptional(v.string())));

/** What the page that shows the frame tells it. */
export const pageMessageSchema = v.variant('type', [
  /** Answers `awake`: from here on the frame knows whom it talks to, and talks to that origin alone. */
  v.object({ ...mark, type: v.literal('hello'), prefill: prefillSchema }),
  /** The element's looks are now these. */
  v.object({ ...mark, type: v.literal('theme'), theme: themeSchema }),
  /** Fills what is still empty. */
  v.object({ ...mark, type: v.literal('prefill'), prefill: prefillSchema }),
  /** Lets go of everything filled in and begins anew; ignored while the case is being sent. */
  v.object({ ...mark, type: v.literal('reset') }),
]);

export type PageMessage = v.InferOutput<typeof pageMessageSchema>;

/** A message as it is written; the mark is added where it is posted. */
export type Unmarked<Message> = Message extends unknown ? Omit<Message, 'intake'> : never;
