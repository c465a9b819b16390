import type { ApiErrorCode } from '@incasso/contract/apiErrorSchema';
import type { FieldError } from '@incasso/contract/errors';

/** A value, or why there is none. Every outcome that can be expected is one of these; what is thrown is a fault. */
export type Result<Value, Reason = Refusal> = Accepted<Value> | Refused<Reason>;

type Accepted<Value> = { readonly ok: true; readonly value: Value };

export type Refused<Reason = Refusal> = { readonly ok: false; readonly refusal: Reason };

/** Why a call is answered with an error of the contract. */
export type Refusal = {
  readonly code: ApiErrorCode;
  readonly fields: readonly FieldError[];
  /** For the log: a word of ours, never of the visitor's. */
  readonly reason?: string;
  /** What a person reads in the browser, as HTML, in the place of the error body. */
  readonly page?: string;
};

export function accept<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

/** Refuses a call. */
export function refuse(
  code: ApiErrorCode,
  { fields = [], reason }: { fields?: readonly FieldError[]; reason?: string } = {},
): Refused {
  return refuseBecause({ code, fields, ...(reason !== undefined && { reason }) });
}

/** Refuses what is no call, for a reason of the caller's own kind. */
export function refuseBecause<Reason>(refusal: Reason): Refused<Reason> {
  return { ok: false, refusal };
}

/** The same result with its value made into another. */
export function mapResult<Value, Mapped, Reason>(
  result: Result<Value, Reason>,
  map: (value: Value) => Mapped,
): Result<Mapped, Reason> {
  return result.ok ? accept(map(result.value)) : result;
}
