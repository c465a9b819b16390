import type { ApiErrorCode, FieldError } from '@incasso/contract/errors';

/** A call that is answered with an error of the contract. */
export type Refusal = {
  readonly kind: 'refused';
  readonly code: ApiErrorCode;
  readonly fields: readonly FieldError[];
  /** For the log: a word of ours, never of the visitor's. */
  readonly reason?: string;
};

export function refuse(
  code: ApiErrorCode,
  { fields = [], reason }: { fields?: readonly FieldError[]; reason?: string } = {},
): Refusal {
  return { kind: 'refused', code, fields, ...(reason !== undefined && { reason }) };
}
