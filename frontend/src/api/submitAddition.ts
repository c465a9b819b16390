import { additionParts } from '@incasso/contract/addition';
import { additionAnswerSchema, apiHeaders, apiPaths, type AdditionAnswer } from '@incasso/contract/api';
import { intakeParts } from '@incasso/contract/intakeRequest';
import { callApi, type ApiHost } from './callApi';
import type { CallResult } from './CallFailure';
import { appendDocuments, type IntakeRequest } from './submitIntake';

export type AdditionRequest = Omit<
  IntakeRequest,
  'answers' | 'debts' | 'agreeToTerms' | 'draftKey' | 'partnerReference'
> & {
  readonly caseId: string;
  readonly note: string;
};

export function submitAddition(
  host: ApiHost,
  { caseId, note, documents, recaptchaToken, signals, submissionId, signal }: AdditionRequest,
): Promise<CallResult<AdditionAnswer>> {
  const form = new FormData();
  form.append(additionParts.caseId, caseId);
  form.append(additionParts.note, note);
  form.append(intakeParts.recaptchaToken, recaptchaToken);
  for (const [name, value] of Object.entries(signals)) form.append(name, String(value));
  appendDocuments(form, documents);
  return callApi(host, {
    path: apiPaths.addition,
    headers: { [apiHeaders.submissionId]: submissionId },
    body: form,
    answerSchema: additionAnswerSchema,
    attemptTimeoutMs: 90_000,
    signal,
  });
}
