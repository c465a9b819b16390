import { apiError, apiErrors } from '@incasso/contract/errors';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Refusal } from './Refusal';

/** What a call comes to. */
export type ApiOutcome =
  | { readonly kind: 'answered'; readonly body: object; readonly counts?: Readonly<Record<string, number>> }
  | { readonly kind: 'redirected'; readonly location: string }
  | Refusal;

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The HTTP answer to an outcome: the one place that writes statuses, headers and the error body. */
export function answer(
  outcome: ApiOutcome,
): Required<Pick<APIGatewayProxyStructuredResultV2, 'statusCode' | 'headers' | 'body'>> {
  switch (outcome.kind) {
    case 'answered':
      return json(200, outcome.body);
    case 'redirected':
      return { statusCode: 302, headers: { ...headers, location: outcome.location }, body: '' };
    case 'refused':
      return json(apiErrors[outcome.code].status, apiError(outcome.code, outcome.fields));
  }
}

function json(statusCode: number, body: object) {
  return {
    statusCode,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}
