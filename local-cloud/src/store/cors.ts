import type { CrossOriginRule } from '@incasso/infra/delivery/crossOriginRules';
import type { IncomingMessage } from 'node:http';
import type { HttpAnswer } from '../http/startServer';
import { StoreError } from './StoreError';

export type CorsRule = CrossOriginRule & { readonly origins: readonly string[] };

export function answerPreflight(rule: CorsRule, { headers }: IncomingMessage): HttpAnswer {
  const { origin, 'access-control-request-method': method } = headers;
  const requested = headers['access-control-request-headers'] ?? '';
  const allowsHeaders = requested.split(',').every((name) => {
    const known = name.trim().toLowerCase();
    return known === '' || rule.requestHeaders.includes(known);
  });
  if (!isAllowed(rule, origin, method) || !allowsHeaders) throw new StoreError('AccessForbidden');
  return {
    status: 200,
    headers: {
      ...allowance(origin),
      'access-control-allow-methods': rule.methods.join(', '),
      'access-control-allow-headers': requested,
      'access-control-max-age': String(rule.maxAgeSeconds),
    },
  };
}

export function corsHeaders(rule: CorsRule, { headers, method }: IncomingMessage): Record<string, string> {
  return isAllowed(rule, headers.origin, method) ? allowance(headers.origin) : {};
}

function allowance(origin = ''): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function isAllowed({ origins, methods }: CorsRule, origin = '', method = ''): boolean {
  return origins.includes(origin) && methods.some((allowed) => allowed === method);
}
