import { fieldError, type FieldError } from '@incasso/contract/errors';
import { isFieldProblem } from '@incasso/contract/fieldProblems';
import type * as v from 'valibot';

/** The fields that a schema of the contract found at fault, one error each. A field of the wrong kind counts as not filled. */
export function fieldErrorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const key = path?.[0]?.key;
    const field = typeof key === 'string' ? key : '';
    if (!errors.has(field)) errors.set(field, fieldError(field, isFieldProblem(message) ? message : 'required'));
  }
  return [...errors.values()];
}
