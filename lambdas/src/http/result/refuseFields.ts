import { fieldFaults } from '@incasso/contract/fieldFaults';
import type * as v from 'valibot';
import { refuse, type Refused } from './Result';

/** Refuses a form by the issues of a contract schema, with one error per field. */
export function refuseFields(issues: readonly v.BaseIssue<unknown>[]): Refused {
  return refuse('invalid_fields', { fields: fieldFaults(issues) });
}
