import { apiError, apiErrors } from '@incasso/contract/errors';
import type { Refusal, Result } from '../Result';

export type ApiAnswer =
  | {
      readonly kind: 'answered';
      readonly body: object;
      /** For the log. */
      readonly counts?: Readonly<Record<string, number>>;
    }
  /** A page for people, as HTML */
  | { readonly kind: 'shown'; readonly page: string }
  | { readonly kind: 'redirected'; readonly location: string };

export type HttpAnswer = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Writes the HTTP response: the only place that sets statuses, headers and the error body. */
export function answer(result: Result<ApiAnswer>): HttpAnswer {
  if (!result.ok) return answerRefusal(result.refusal);
  switch (result.value.kind) {
    case 'answered':
      return json(200, result.value.body);
    case 'shown':
      return shown(200, result.value.page);
    case 'redirected':
      return { statusCode: 302, headers: { ...headers, location: result.value.location }, body: '' };
  }
}

function answerRefusal({ code, fields, arrived, page }: Refusal): HttpAnswer {
  const statusCode = apiErrors[code].status;
  if (page === undefined) return json(statusCode, apiError(code, { fields, arrived }));
  return shown(statusCode, page);
}

function shown(statusCode: number, page: string): HttpAnswer {
  return { statusCode, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, body: page };
}

function json(statusCode: number, body: object): HttpAnswer {
  return {
    statusCode,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}
