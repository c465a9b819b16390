import type { IncomingMessage } from 'node:http';
import type { HttpAnswer } from '../http/httpAnswer';
import { S3Error } from './S3Error';

/** The bucket's rule for other origins. */
export type CorsRule = {
  readonly origins: readonly string[];
  /** PUT alone when absent. */
  readonly methods?: readonly string[];
  /** Headers that a request may carry, in lower case; any when absent. */
  readonly requestHeaders?: readonly string[];
  readonly exposedHeaders?: readonly string[];
  readonly maxAgeSeconds?: number;
};

/** Answers a preflight request. */
export function answerPreflight(rule: CorsRule, { headers }: IncomingMessage): HttpAnswer {
  const { origin } = headers;
  const method = headers['access-control-request-method'];
  if (origin === undefined || method === undefined) {
    throw new S3Error('InvalidRequest', { message: 'Insufficient information. Origin request header needed.' });
  }
  const requestedHeaders = headers['access-control-request-headers'];
  if (!isAllowed(rule, origin, method) || !allowsHeaders(rule, requestedHeaders)) throw new S3Error('AccessForbidden');
  return {
    status: 200,
    headers: {
      ...allowance(rule, origin),
      'access-control-allow-methods': methodsOf(rule).join(', '),
      ...(requestedHeaders !== undefined && { 'access-control-allow-headers': requestedHeaders }),
      'access-control-max-age': String(rule.maxAgeSeconds ?? 300),
    },
  };
}

/** What an answer carries so that the page of an allowed origin may read it. */
export function corsHeaders(
  rule: CorsRule,
  { headers: { origin }, method = '' }: IncomingMessage,
): Record<string, string> {
  return origin !== undefined && isAllowed(rule, origin, method) ? allowance(rule, origin) : {};
}

function allowance(rule: CorsRule, origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': (rule.exposedHeaders ?? ['ETag']).join(', '),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function isAllowed(rule: CorsRule, origin: string, method: string): boolean {
  return (rule.origins.includes(origin) || rule.origins.includes('*')) && methodsOf(rule).includes(method);
}

function allowsHeaders({ requestHeaders }: CorsRule, requested = ''): boolean {
  const names = requested.split(',').map((name) => name.trim().toLowerCase());
  return requestHeaders === undefined || names.every((name) => name === '' || requestHeaders.includes(name));
}

function methodsOf({ methods = ['PUT'] }: CorsRule): readonly string[] {
  return methods;
}
