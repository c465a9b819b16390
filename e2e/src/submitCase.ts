import { randomUUID } from 'node:crypto';
import { intakeAnswerSchema } from '@incasso/contract/api';
import { caseLink } from '@incasso/contract/caseLink';
import * as v from 'valibot';
import type { ApiCaller } from './ApiCaller';
import { cheapToken } from './cheapToken';

/** Submits a case; returns its id, its reference, and the path of its client's link. */
export async function submitCase(
  api: ApiCaller,
  { company, documents = [] }: { company: string; documents?: readonly File[] },
) {
  const submissionId = randomUUID();
  // A unique address: together, all tests exceed the rate limit of confirmations to one address.
  const fields = { email: `an-${submissionId}@bedrijf.example` };
  const token = await cheapToken('intake_form');
  const { body } = await api.submitIntake({ company, submissionId, token, fields, documents });
  const { reference, receivedAt } = v.parse(intakeAnswerSchema, body).data;
  return { submissionId, reference, link: caseLink('', { submissionId, receivedAt }) };
}
