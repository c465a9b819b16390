import * as v from 'valibot';
import { createContext, runInContext, Script } from 'node:vm';
import type { EdgeEvent } from './viewerRequest';
import type { EdgeResponseEvent } from './viewerResponse';

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

export function loadViewerRequest(code: string): (request: ArrivingRequest) => EdgeOutcome {
  const handle = loadEdgeFunction(code);
  return (request) => {
    const outcome = v.parse(outcomeSchema, handle(eventOf(request)));
    if ('uri' in outcome) return { type: 'forward', uri: outcome.uri };
    return { type: 'redirect', status: outcome.statusCode, headers: plainHeaders(outcome.headers) };
  };
}

/** Calls the function on a response to a request with this query string. Returns the headers that it answers. */
export function loadViewerResponse(code: string) {
  const handle = loadEdgeFunction(code);
  return (query: string, headers: Readonly<Record<string, string>>): Record<string, string> => {
    const parameters = query.split('&').map((parameter) => {
      const [name = '', value = ''] = parameter.split('=');
      return [name, value] as const;
    });
    const event: EdgeResponseEvent = {
      request: { querystring: edgeHeaders(Object.fromEntries(parameters)) },
      response: { headers: edgeHeaders(headers) },
    };
    return plainHeaders(v.parse(v.object({ headers: headersSchema }), handle(event)).headers);
  };
}

/**
 * Loads a bundled edge function into a context without globals, as CloudFront does. Each request gets a new context.
 */
function loadEdgeFunction(code: string): (event: unknown) => unknown {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  runInContext(removeUnknownMethods, context);
  const script = new Script(`(function () { ${code}\n return handler(event); })()`, { filename: 'edgeFunction.js' });
  return (event) => {
    context['event'] = event;
    const answer: unknown = script.runInContext(context, { timeout: 1000 });
    return answer;
  };
}

function edgeHeaders(values: Readonly<Record<string, string>>): Record<string, { value: string }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
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
