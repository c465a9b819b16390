import type { CrossOriginRule } from '../delivery/crossOriginRules';

/** The CORS preflight that a browser sends before a call from an origin's page. */
export function preflight(origin: string, { requestHeaders }: CrossOriginRule, method: 'POST' | 'PUT'): RequestInit {
  return {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': requestHeaders.join(','),
    },
  };
}
