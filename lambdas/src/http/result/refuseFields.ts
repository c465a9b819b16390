import { fieldError, type FieldError } from '@incasso/contract/errors';
import { isFieldProblem } from '@incasso/contract/fieldProblems';
import type * as v from 'valibot';
import { refuse, type Refused } from './Result';

/**
 * Refuses a form by the issues of a contract schema, with one error for each field. A field of the wrong type counts as
 * empty.
 */
export function refuseFields(issues: readonly v.BaseIssue<unknown>[]): Refused {
  const errors = new Map<string, FieldError>();
  for (const { path, message, requirement } of issues) {
    const key = path?.[0]?.key;
    const field = typeof key === 'string' ? key : '';
    const code = isFieldProblem(message) ? message : 'required';
    if (!errors.has(field)) errors.set(field, fieldError(field, code, requirement));
  }
  return refuse('invalid_fields', { fields: [...errors.values()] });
}
