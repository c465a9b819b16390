import * as v from 'valibot';
import type { ObjectStore } from './ObjectStore';

/** An object of ours that has another shape than it should. Its message names the key alone. */
export class UnreadableObject extends Error {
  override readonly name = 'UnreadableObject';
}

/**
 * The JSON under a key and the mark of its version; `undefined` when there is none. Throws `UnreadableObject` when it
 * has another shape.
 */
export async function readJson<Schema extends v.GenericSchema>(
  store: ObjectStore,
  key: string,
  schema: Schema,
): Promise<{ value: v.InferOutput<Schema>; etag: string } | undefined> {
  const stored = await store.read(key);
  if (stored === undefined) return undefined;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), new TextDecoder().decode(stored.bytes));
  if (!result.success) throw new UnreadableObject(`unreadable: ${key}`);
  return { value: result.output, etag: stored.etag };
}

/** A value as the body of an object. */
export function jsonBody(value: unknown) {
  return { bytes: JSON.stringify(value), contentType: 'application/json' } as const;
}

/** The value that was read; `undefined` also when it has another shape. */
export async function ifReadable<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UnreadableObject) return undefined;
    throw error;
  }
}
