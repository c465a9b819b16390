import type { ResponseHeaders } from '@incasso/infra/delivery/headerPolicies';

/** What the edge answers to a request. */
export type EdgeAnswer = { readonly status: number; readonly headers: ResponseHeaders; readonly body: Buffer };
