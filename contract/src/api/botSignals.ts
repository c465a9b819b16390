import * as v from 'valibot';

/** Hidden field of both forms: an answer in it comes from a bot. */
export const honeypotField = 'website';

/** A form filled in faster was filled in by a bot. In milliseconds, for the shorter of the two forms. */
export const minFillTimeMs = 2000;

const wholeMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * Signals of both forms on how they were filled in. Callers of the API, such as partners, may omit both. A value of
 * another shape is rejected.
 */
export const botSignals = {
  [honeypotField]: v.optional(v.string(), ''),
  /** From the form's opening to its submission, in whole milliseconds. Default: unknown. */
  elapsedMs: v.exactOptional(wholeMs),
};

export const botSignalsInTextSchema = v.object({
  [honeypotField]: botSignals[honeypotField],
  elapsedMs: v.exactOptional(v.pipe(v.string(), v.digits(), v.toNumber(), wholeMs)),
});

export type BotSignals = v.InferOutput<typeof botSignalsInTextSchema>;
