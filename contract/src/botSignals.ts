import * as v from 'valibot';

/** Field of both forms that no person sees: whoever fills it in is likely a machine. */
export const honeypotField = 'website';

/** Reading and filling in the shorter of the two forms takes any person longer. In milliseconds. */
export const minFillTimeMs = 2000;

const wholeMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * What both forms send beside their fields, of how they were filled in. Partners and other callers of the API may leave
 * both out; what is sent must have this shape.
 */
export const botSignals = {
  /** What stands in the field that no person sees. Default: nothing. */
  [honeypotField]: v.optional(v.string(), ''),
  /** From the form's opening to its sending, in whole milliseconds. Default: unknown. */
  elapsedMs: v.exactOptional(wholeMs),
};

/** The same as the text parts of a multipart request. */
export const botSignalsInTextSchema = v.object({
  [honeypotField]: botSignals[honeypotField],
  elapsedMs: v.exactOptional(v.pipe(v.string(), v.digits(), v.toNumber(), wholeMs)),
});

export type BotSignals = v.InferOutput<typeof botSignalsInTextSchema>;
