import * as v from 'valibot';
import {
  apiErrorSchema,
  isApiErrorCode,
  type ApiErrorCode,
  type ArrivedCase,
  type RefusedField,
} from '@incasso/contract/apiErrorSchema';

/** Why a call failed. Plain data, so that a state machine can store it. */
export type CallFailure =
  /** The server returned an error. `code` and `error` are absent if the body is not in our format. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code?: ApiErrorCode;
      /** In Dutch, for visitors. */
      readonly error?: string;
      readonly fields: readonly RefusedField[];
      /** The case that arrived before under the same id, with other content. */
      readonly arrived?: ArrivedCase;
      /** API Gateway itself responded, because no function ran or finished. Default: a function responded. */
      readonly isFromGateway?: true;
    }
  /** No response: offline, connection lost, or timed out. The server may have processed the call. */
  | { readonly kind: 'unreachable' }
  /** The caller's signal aborted the call. */
  | { readonly kind: 'cancelled' };

export type CallResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: CallFailure };

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-troubleshooting-lambda.html */
const gatewayErrorSchema = v.strictObject({ message: v.string() });

export function refusal(status: number, body: unknown): CallFailure {
  const parsed = v.safeParse(apiErrorSchema, body);
  if (!parsed.success) {
    return { kind: 'refused', status, fields: [], ...(v.is(gatewayErrorSchema, body) && { isFromGateway: true }) };
  }
  const { code, error, fields = [], arrived } = parsed.output;
  return {
    kind: 'refused',
    status,
    ...(isApiErrorCode(code) && { code }),
    error,
    fields,
    ...(arrived !== undefined && { arrived }),
  };
}
