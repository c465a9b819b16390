import type { CrossOriginRule } from '../delivery/crossOriginRules';

/** The preflight of a browser before a page of an origin makes a call. */
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
