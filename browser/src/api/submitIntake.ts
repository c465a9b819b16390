import { apiHeaders, apiPaths, intakeAnswerSchema, type IntakeAnswer } from '@incasso/contract/api';
import { honeypotField, type BotSignals } from '@incasso/contract/botSignals';
import { intakeFieldNames, type IntakeAnswers } from '@incasso/contract/intakeFields';
import type { DocumentReceipt } from '@incasso/contract/intakeRequest';
import { callApi, type ApiHost } from './callApi';
import type { CallResult } from './CallFailure';

export type IntakeSubmission = {
  readonly answers: IntakeAnswers;
  readonly agreeToTerms: boolean;
  /** In the visitor's order: the file itself, or the receipt of one that was uploaded directly. */
  readonly documents: readonly (File | DocumentReceipt)[];
  readonly recaptchaToken: string;
  readonly signals: BotSignals;
  /** Made once per draft, the same for each attempt: a repeat is then harmless (decision 12). */
  readonly submissionId: string;
  readonly signal?: AbortSignal | undefined;
};

/** Submits an intake request. */
export function submitIntake(host: ApiHost, submission: IntakeSubmission): Promise<CallResult<IntakeAnswer>> {
  return callApi(host, {
    path: apiPaths.intake,
    headers: { [apiHeaders.submissionId]: submission.submissionId },
    body: intakeForm(submission),
    answerSchema: intakeAnswerSchema,
    // Time for 4 MB over a poor mobile line, and for the function behind it.
    attemptTimeoutMs: 90_000,
    signal: submission.signal,
  });
}

/** The multipart body of the call (specification, section 7). */
export function intakeForm({ answers, agreeToTerms, documents, recaptchaToken, signals }: IntakeSubmission): FormData {
  const form = new FormData();
  for (const name of intakeFieldNames) form.append(name, answers[name]);
  form.append('agreeToTerms', String(agreeToTerms));
  form.append('recaptchaToken', recaptchaToken);
  form.append(honeypotField, signals[honeypotField]);
  if (signals.elapsedMs !== undefined) form.append('elapsedMs', String(signals.elapsedMs));
  for (const document of documents) {
    form.append('documents', document instanceof File ? document : JSON.stringify(document));
  }
  return form;
}
