import type { Environment } from './environmentSchema';

/** The environment of a function: of all values those that it reads, and that are given. */
export function functionEnvironment(
  names: readonly (keyof Environment)[],
  values: Environment,
): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const name of names) {
    const value = values[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}
