import * as v from 'valibot';
import type { Answer } from './smokeCheck';

/** Parses an answer's JSON. Throws if it does not match the schema. */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  { text }: Answer,
): v.InferOutput<Schema> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!result.success) throw new Error(`${path} does not match the contract: ${result.issues[0].message}`);
  return result.output;
}
