import * as v from 'valibot';

/**
 * Parses the variables that a function needs; an empty one counts as missing. Throws with the names of those at fault, never with
 * their values: some are secrets.
 */
export function parseEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  variables: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const names = new Set(result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? 'the whole'));
  throw new Error(`environment variables missing or wrong: ${[...names].join(', ')}`);
}
