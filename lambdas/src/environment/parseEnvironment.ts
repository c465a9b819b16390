import * as v from 'valibot';
import { environmentSchema, type Environment } from './environmentSchema';

/**
 * Parses the variables that a function reads; an empty one counts as missing. The error lists the names of invalid
 * variables, never their values: some are addresses of people.
 */
export function parseEnvironment<const Names extends readonly [keyof Environment, ...(keyof Environment)[]]>(
  names: Names,
  variables: Readonly<Record<string, string | undefined>>,
) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(v.pick(environmentSchema, names), given);
  if (result.success) return result.output;
  const wrong = new Set(result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? 'the whole'));
  throw new Error(`environment variables missing or wrong: ${[...wrong].join(', ')}`);
}
