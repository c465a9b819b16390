import type { BaseIssue } from 'valibot';
import { fieldFaults } from '@incasso/contract/fieldFaults';
import type { ApiErrorCode, ArrivedCase } from '@incasso/contract/apiErrorSchema';
import type { FieldError } from '@incasso/contract/errors';

/** A value, or the reason why there is none. Expected outcomes are results; only bugs and outages throw. */
export type Result<Value, Reason = Refusal> = Accepted<Value> | Refused<Reason>;

type Accepted<Value> = { readonly ok: true; readonly value: Value };

export type Refused<Reason = Refusal> = { readonly ok: false; readonly refusal: Reason };

/** The reason for answering a request with an error of the contract */
export type Refusal = {
  readonly code: ApiErrorCode;
  readonly fields: readonly FieldError[];
  readonly arrived?: ArrivedCase;
  /** For the log: never a visitor's text. */
  readonly reason?: string;
  /** A page for people, as HTML, instead of the error body */
  readonly page?: string;
};

export function accept<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

export function refuse(
  code: ApiErrorCode,
  { fields = [], ...details }: Partial<Pick<Refusal, 'fields' | 'arrived' | 'reason'>> = {},
): Refused {
  return refuseBecause({ code, fields, ...details });
}

/** Refuses a form by the issues of a contract schema, with one error per field. */
export function refuseFields(issues: readonly BaseIssue<unknown>[]): Refused {
  return refuse('invalid_fields', { fields: fieldFaults(issues) });
}

/** Refuses for a reason of another type than a request's. */
export function refuseBecause<Reason>(refusal: Reason): Refused<Reason> {
  return { ok: false, refusal };
}

export function mapResult<Value, Mapped, Reason>(
  result: Result<Value, Reason>,
  map: (value: Value) => Mapped,
): Result<Mapped, Reason> {
  return result.ok ? accept(map(result.value)) : result;
}
