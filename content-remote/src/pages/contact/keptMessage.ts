import * as v from 'valibot';

/** The message as typed, and the last attempt to send it, which may have arrived although its answer was lost. */
const keptSchema = v.object({
  values: v.record(v.string(), v.optional(v.string())),
  sent: v.optional(v.object({ content: v.string(), submissionId: v.string() })),
});

type KeptMessage = v.InferOutput<typeof keptSchema>;

const storageName = 'contact-message';

/** The message that this tab keeps for a reload and for the way back from another page. */
export function readKeptMessage(): KeptMessage {
  try {
    return v.parse(keptSchema, JSON.parse(sessionStorage.getItem(storageName) ?? ''));
  } catch {
    return { values: {} };
  }
}

/** Does nothing if the browser blocks storage. */
export function keepMessage(kept: KeptMessage | undefined): void {
  try {
    if (kept === undefined) sessionStorage.removeItem(storageName);
    else sessionStorage.setItem(storageName, JSON.stringify(kept));
  } catch {
    // The message lasts until the page closes.
  }
}
