/** An EventBridge pattern, of the kinds that the product uses: exact values and prefixes, at any depth. */
export type EventPattern = {
  readonly [name: string]: EventPattern | readonly (string | { readonly prefix: string })[];
};

/** Whether an event matches a pattern: every name in the pattern must stand in the event with one of the values. */
export function matchesPattern(event: unknown, pattern: EventPattern): boolean {
  return Object.entries(pattern).every(([name, wanted]) => {
    const value = isObject(event) ? event[name] : undefined;
    if (!isList(wanted)) return matchesPattern(value, wanted);
    return (
      typeof value === 'string' &&
      wanted.some((choice) => (typeof choice === 'string' ? value === choice : value.startsWith(choice.prefix)))
    );
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isList(value: EventPattern[string]): value is Extract<EventPattern[string], readonly unknown[]> {
  return Array.isArray(value);
}
