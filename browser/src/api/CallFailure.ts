import * as v from 'valibot';
import { apiErrorSchema, isApiErrorCode, type ApiErrorCode } from '@incasso/contract/apiErrorSchema';

/** Why a call failed. Plain data, so that a state machine can hold it. */
export type CallFailure =
  /** The server answered something else. `code` and `error` are absent when the body was not ours. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code?: ApiErrorCode;
      /** Dutch, may be shown. */
      readonly error?: string;
      readonly fields: readonly RefusedField[];
      /** API Gateway answered itself: no function ran, or it did not end. Default: a function answered. */
      readonly isFromGateway?: true;
    }
  /** No answer came: offline, connection lost, or out of time. Whether the server got the call is unknown. */
  | { readonly kind: 'unreachable' }
  /** The caller's signal stopped the call. */
  | { readonly kind: 'cancelled' };

/** A field that the server refused; for `documents` also which one: its index in the request. */
export type RefusedField = {
  readonly field: string;
  readonly code: string;
  readonly error: string;
  readonly document?: { readonly index: number; readonly name: string } | undefined;
};

/** Result of a call. */
export type CallResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: CallFailure };

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-troubleshooting-lambda.html */
const gatewayErrorSchema = v.strictObject({ message: v.string() });

/** Turns an error response into a failure. */
export function refusal(status: number, body: unknown): CallFailure {
  const parsed = v.safeParse(apiErrorSchema, body);
  if (!parsed.success) {
    return { kind: 'refused', status, fields: [], ...(v.is(gatewayErrorSchema, body) && { isFromGateway: true }) };
  }
  const { code, error, fields = [] } = parsed.output;
  return { kind: 'refused', status, ...(isApiErrorCode(code) && { code }), error, fields };
}
