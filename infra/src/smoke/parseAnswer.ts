import * as v from 'valibot';
import type { Answer } from './smokeCheck';

/** The JSON of an answer. Throws unless it is in the agreed form. */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  { text }: Answer,
): v.InferOutput<Schema> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!result.success) throw new Error(`${path} does not answer in the agreed form: ${result.issues[0].message}`);
  return result.output;
}
