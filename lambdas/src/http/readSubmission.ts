import { randomUUID } from 'node:crypto';
import { apiHeaders } from '@incasso/contract/api';
import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { accept, mapResult, refuse, type Result } from '../results/Result';
import type { ApiRequest } from './ApiRequest';

/** What the head of a call says of a submission. */
export type SubmissionHead = {
  readonly submissionId: string;
  /** Name of the partner whose page sent it. Absent: the firm's own site. */
  readonly partner?: string;
};

/** Reads a submission: its id and partner from the head of the call, the rest from its body. */
export async function readSubmission<Body extends object>(
  request: Pick<ApiRequest, 'headers' | 'partner'>,
  readBody: () => Result<Body> | Promise<Result<Body>>,
): Promise<Result<Body & SubmissionHead>> {
  const id = readSubmissionId(request);
  if (!id.ok) return id;
  const { partner } = request;
  const head = { submissionId: id.value, ...(partner !== undefined && { partner }) };
  return mapResult(await readBody(), (body) => ({ ...body, ...head }));
}

/** The submission id of a call (decision 12); a call without one gets one, and one that is no UUID is refused. */
function readSubmissionId({ headers }: Pick<ApiRequest, 'headers'>): Result<string> {
  const given = headers[apiHeaders.submissionId];
  if (given === undefined) return accept(randomUUID());
  const parsed = v.safeParse(submissionIdSchema, given);
  return parsed.success ? accept(parsed.output) : refuse('malformed_request', { reason: 'submission_id' });
}
