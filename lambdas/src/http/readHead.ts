import { randomUUID } from 'node:crypto';
import { apiHeaders } from '@incasso/contract/api';
import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { accept, refuse, type Result } from '../Result';
import type { ApiRequest } from './ApiRequest';

/** Submission id and partner, from the headers of a request */
export type SubmissionHead = {
  readonly submissionId: string;
  /** Name of the partner whose page sent it. Absent: the firm's own site. */
  readonly partner?: string;
};

/** Reads the head of a request. Without a submission id it gets one; an id that is no UUID is refused. */
export function readHead({ headers, partner }: Pick<ApiRequest, 'headers' | 'partner'>): Result<SubmissionHead> {
  const id = v.safeParse(submissionIdSchema, headers[apiHeaders.submissionId] ?? randomUUID());
  if (!id.success) return refuse('malformed_request', { reason: 'submission_id' });
  return accept({ submissionId: id.output, ...(partner !== undefined && { partner }) });
}
