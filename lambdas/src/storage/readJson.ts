import * as v from 'valibot';
import type { ObjectStore } from './ObjectStore';

/** An object with an unknown shape. Its message contains only the key. */
export class UnreadableObject extends Error {
  override readonly name = 'UnreadableObject';
}

/**
 * The JSON under a key and its ETag; `undefined` when the key does not exist. Throws `UnreadableObject` for an unknown
 * shape.
 */
export async function readJson<Schema extends v.GenericSchema>(
  store: Pick<ObjectStore, 'read'>,
  key: string,
  schema: Schema,
): Promise<{ value: v.InferOutput<Schema>; etag: string } | undefined> {
  const stored = await store.read(key);
  if (stored === undefined) return undefined;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), new TextDecoder().decode(stored.bytes));
  if (!result.success) throw new UnreadableObject(`unreadable: ${key}`);
  return { value: result.output, etag: stored.etag };
}

export function jsonBody(value: unknown) {
  return { bytes: JSON.stringify(value), contentType: 'application/json' } as const;
}

/** The parsed value; `undefined` also for an unknown shape. */
export async function ifReadable<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UnreadableObject) return undefined;
    throw error;
  }
}
