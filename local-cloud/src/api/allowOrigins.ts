import { apiCalls } from '@incasso/infra/delivery/crossOriginRules';
import type { ApiRequest, ApiResponse } from './gatewayEvent';

/**
 * Answers preflights and adds CORS headers as an HTTP API does: a preflight reaches no function, and one from another
 * origin gets no permission.
 */
export async function allowOrigins(
  origins: readonly string[],
  { method, headers }: ApiRequest,
  call: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const { origin } = headers;
  const isAllowed = origin !== undefined && origins.includes(origin);
  if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) {
    return { status: 204, headers: isAllowed ? preflightHeaders(origin) : {}, body: Buffer.alloc(0) };
  }
  const answer = await call();
  return isAllowed ? { ...answer, headers: { ...answer.headers, ...answerHeaders(origin) } } : answer;
}

function preflightHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': apiCalls.methods.join(','),
    'access-control-allow-headers': apiCalls.requestHeaders.join(','),
    'access-control-max-age': String(apiCalls.maxAgeSeconds),
  };
}

function answerHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': apiCalls.exposedHeaders.join(','),
  };
}
