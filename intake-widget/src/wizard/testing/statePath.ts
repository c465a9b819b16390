import type { StateValue } from 'xstate';

type FormSnapshot = {
  readonly value: StateValue;
  readonly children: { readonly submission?: { getSnapshot(): { readonly value: StateValue } } | undefined };
};

/** The path of a form's state, including its submission's: `submitting.proving`. */
export function statePath({ value, children: { submission } }: FormSnapshot): string {
  const within = submission === undefined ? [] : [path(submission.getSnapshot().value)];
  return [path(value), ...within].join('.');
}

function path(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([state, within]) => (within === undefined ? state : `${state}.${path(within)}`))
    .join();
}
