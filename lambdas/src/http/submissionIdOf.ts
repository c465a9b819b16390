import { randomUUID } from 'node:crypto';
import { apiHeaders } from '@incasso/contract/api';
import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import type { ApiRequest } from './ApiRequest';
import { refuse, type Refusal } from '../results/Result';

/** The submission id of a call (decision 12); a call without one gets one, and one that is no UUID is refused. */
export function submissionIdOf({ headers }: ApiRequest): string | Refusal {
  const given = headers[apiHeaders.submissionId];
  if (given === undefined) return randomUUID();
  const parsed = v.safeParse(submissionIdSchema, given);
  return parsed.success ? parsed.output : refuse('malformed_request', { reason: 'submission_id' });
}
