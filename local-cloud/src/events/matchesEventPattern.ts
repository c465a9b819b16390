/** An EventBridge pattern with the features that the product uses: exact values and prefixes, at any depth. */
export type EventPattern = {
  readonly [name: string]: EventPattern | readonly (string | { readonly prefix: string })[];
};

/**
 * Whether an event matches a pattern: for every name in the pattern, the event has one of its values. For a list in the
 * event, one matching item is enough.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-event-patterns-arrays.html
 */
export function matchesEventPattern(event: unknown, pattern: EventPattern): boolean {
  return Object.entries(pattern).every(([name, wanted]) => {
    const value = isObject(event) ? event[name] : undefined;
    if (!isList(wanted)) return matchesEventPattern(value, wanted);
    return [value].flat().some((one) => typeof one === 'string' && wanted.some((choice) => isMeant(one, choice)));
  });
}

function isMeant(value: string, choice: string | { readonly prefix: string }): boolean {
  return typeof choice === 'string' ? value === choice : value.startsWith(choice.prefix);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isList(value: EventPattern[string]): value is Extract<EventPattern[string], readonly unknown[]> {
  return Array.isArray(value);
}
