import { apiHeaders, apiPaths, contactAnswerSchema, type ContactAnswer } from '@incasso/contract/api';
import type { BotSignals } from '@incasso/contract/botSignals';
import type { ContactMessage } from '@incasso/contract/contactMessage';
import { callApi, type ApiHost } from './callApi';
import type { CallResult } from './CallFailure';

export type ContactSubmission = {
  readonly message: ContactMessage;
  readonly recaptchaToken: string;
  readonly signals: BotSignals;
  /** Created once per message and the same for each attempt: makes retries idempotent. */
  readonly submissionId: string;
};

export function submitContact(
  host: ApiHost,
  { message, recaptchaToken, signals, submissionId }: ContactSubmission,
): Promise<CallResult<ContactAnswer>> {
  return callApi(host, {
    path: apiPaths.contact,
    headers: { 'content-type': 'application/json', [apiHeaders.submissionId]: submissionId },
    body: JSON.stringify({ formData: message, recaptchaToken, ...signals }),
    answerSchema: contactAnswerSchema,
    attemptTimeoutMs: 20_000,
  });
}
