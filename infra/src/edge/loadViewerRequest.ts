import * as v from 'valibot';
import { createContext, runInContext, Script } from 'node:vm';
import type { EdgeEvent } from './viewerRequest';

/** A request as it arrives at the edge. `target` is the path with query string, as on the request line. */
export type ArrivingRequest = { readonly method: string; readonly host: string; readonly target: string };

export type EdgeOutcome =
  | { readonly type: 'redirect'; readonly status: number; readonly headers: Readonly<Record<string, string>> }
  | { readonly type: 'forward'; readonly uri: string };

const headersSchema = v.record(v.string(), v.object({ value: v.string() }));
const outcomeSchema = v.union([
  v.object({ statusCode: v.number(), headers: headersSchema }),
  v.object({ uri: v.string() }),
]);

/** Node methods that CloudFront's runtime 2.0 lacks. Code that uses one must fail here as it would there. */
const removeUnknownMethods = `
  for (const name of ['at', 'flat', 'flatMap', 'findLast', 'findLastIndex', 'entries', 'values', 'keys'])
    delete Array.prototype[name];
  for (const name of ['at', 'matchAll', 'normalize', 'localeCompare']) delete String.prototype[name];
  delete Object.groupBy;
  delete Object.hasOwn;`;

/**
 * Loads the bundled edge function into a context without globals, as CloudFront does. Each request gets a new context.
 */
export function loadViewerRequest(code: string): (request: ArrivingRequest) => EdgeOutcome {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  runInContext(removeUnknownMethods, context);
  const script = new Script(`(function () { ${code}\n return handler(event); })()`, { filename: 'viewerRequest.js' });

  return (request) => {
    context['event'] = eventOf(request);
    const outcome = v.parse(outcomeSchema, script.runInContext(context, { timeout: 1000 }));
    if ('uri' in outcome) return { type: 'forward', uri: outcome.uri };
    return { type: 'redirect', status: outcome.statusCode, headers: plainHeaders(outcome.headers) };
  };
}

function eventOf({ method, host, target }: ArrivingRequest): EdgeEvent {
  const queryStart = target.indexOf('?');
  const query = queryStart === -1 ? undefined : target.slice(queryStart + 1);
  return {
    request: {
      method,
      uri: queryStart === -1 ? target : target.slice(0, queryStart),
      headers: { host: { value: host } },
      rawQueryString: () => query,
    },
  };
}

function plainHeaders(headers: v.InferOutput<typeof headersSchema>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
}
