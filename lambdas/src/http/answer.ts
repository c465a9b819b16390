import { apiError, apiErrors } from '@incasso/contract/errors';
import type { Refusal } from '../results/Result';

/** What a call comes to. */
export type ApiOutcome =
  | { readonly kind: 'answered'; readonly body: object; readonly counts?: Readonly<Record<string, number>> }
  | { readonly kind: 'redirected'; readonly location: string }
  /** A refusal that a person reads in the browser. */
  | { readonly kind: 'shown'; readonly refusal: Refusal; readonly page: string }
  | Refusal;

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export type ApiAnswer = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The HTTP answer to an outcome: the one place that writes statuses, headers and the error body. */
export function answer(outcome: ApiOutcome): ApiAnswer {
  switch (outcome.kind) {
    case 'answered':
      return json(200, outcome.body);
    case 'redirected':
      return { statusCode: 302, headers: { ...headers, location: outcome.location }, body: '' };
    case 'shown':
      return {
        statusCode: apiErrors[outcome.refusal.code].status,
        headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
        body: outcome.page,
      };
    case 'refused':
      return json(apiErrors[outcome.code].status, apiError(outcome.code, outcome.fields));
  }
}

function json(statusCode: number, body: object): ApiAnswer {
  return {
    statusCode,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}
