import { randomUUID } from 'node:crypto';
import { intakeAnswerSchema } from '@incasso/contract/api';
import * as v from 'valibot';
import type { ApiCaller } from './ApiCaller';

/** A case that was just submitted, with the key of its client's link. */
export async function submitCase(api: ApiCaller, company: string) {
  const submissionId = randomUUID();
  const { body } = await api.submitIntake({ company, submissionId, token: await api.botToken() });
  const { reference, caseKey = '' } = v.parse(intakeAnswerSchema, body).data;
  return { submissionId, reference, caseKey };
}
