import type { IncomingMessage } from 'node:http';

/** Headers as Signature Version 4 sees them: repeated ones joined by a comma. */
export function signableHeaders(incoming: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(incoming.headersDistinct).map(([name, values = []]) => [name, values.join(',')]),
  );
}
