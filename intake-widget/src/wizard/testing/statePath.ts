import type { StateValue } from 'xstate';

/** A state's name with those around it: `filling.documents.asking`. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([state, within]) => (within === undefined ? state : `${state}.${statePath(within)}`))
    .join();
}
