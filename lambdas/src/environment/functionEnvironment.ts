import type { Environment } from './environmentSchema';

/** Picks the environment variables that a function reads and that are set. */
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
