import type { CrossOriginRule } from '@incasso/infra/delivery/crossOriginRules';
import type { IncomingMessage } from 'node:http';
import type { HttpAnswer } from '../http/httpAnswer';
import { S3Error } from './errors/S3Error';

/** The bucket's rule for other origins. */
export type CorsRule = CrossOriginRule & { readonly origins: readonly string[] };

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
      'access-control-allow-methods': rule.methods.join(', '),
      ...(requestedHeaders !== undefined && { 'access-control-allow-headers': requestedHeaders }),
      'access-control-max-age': String(rule.maxAgeSeconds),
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
    ...(rule.exposedHeaders.length > 0 && { 'access-control-expose-headers': rule.exposedHeaders.join(', ') }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function isAllowed(rule: CorsRule, origin: string, method: string): boolean {
  return (
    (rule.origins.includes(origin) || rule.origins.includes('*')) && rule.methods.some((allowed) => allowed === method)
  );
}

function allowsHeaders({ requestHeaders }: CorsRule, requested = ''): boolean {
  const names = requested.split(',').map((name) => name.trim().toLowerCase());
  return names.every((name) => name === '' || requestHeaders.includes(name));
}
