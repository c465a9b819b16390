import { functions, type Environment, type FunctionName } from './functions';

/** The environment of a function: of all values those that its row in the table names, and that are given. */
export function functionEnvironment(name: FunctionName, values: Environment): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const variable of functions[name].environment) {
    const value = values[variable];
    if (value !== undefined) environment[variable] = value;
  }
  return environment;
}
