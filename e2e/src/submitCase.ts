import { randomUUID } from 'node:crypto';
import { intakeAnswerSchema } from '@incasso/contract/api';
import * as v from 'valibot';
import { intakeParts } from '@incasso/contract/intakeRequest';
import type { ApiCaller } from './ApiCaller';
import { cheapToken } from './cheapToken';

/**
 * Submits a case; returns its reference, the key of its client's link, and a function that sends it again with changes.
 */
export async function submitCase(
  api: ApiCaller,
  { company, documents = [] }: { company: string; documents?: readonly File[] },
) {
  const submissionId = randomUUID();
  const draftKey = randomUUID();
  let revision = 0;
  const send = async (answers: Readonly<Record<string, string>>) => {
    revision += 1;
    // A unique address: together, all tests exceed the rate limit of confirmations to one address.
    const email = `an-${submissionId}@bedrijf.example`;
    const fields = { email, ...answers, [intakeParts.draftKey]: draftKey, [intakeParts.revision]: String(revision) };
    const token = await cheapToken('intake_form');
    const { body } = await api.submitIntake({ company, submissionId, token, fields, documents });
    const { reference, caseKey } = v.parse(intakeAnswerSchema, body).data;
    return { reference, caseKey };
  };
  return { submissionId, ...(await send({})), change: send };
}
