import { apiHeaders, apiPaths, intakeAnswerSchema, type IntakeAnswer } from '@incasso/contract/api';
import type { BotSignals } from '@incasso/contract/botSignals';
import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import { writeDocumentKinds } from '@incasso/contract/documents/sentDocumentKinds';
import { intakeFieldNames, type IntakeAnswers } from '@incasso/contract/intakeFields';
import type { Debt } from '@incasso/debts/Debt';
import { intakeParts, type DocumentReceipt } from '@incasso/contract/intakeRequest';
import { newestVersions } from '@incasso/contract/legalVersions';
import { callApi, type ApiHost } from './callApi';
import type { CallResult } from './CallFailure';

/** A document in the request: the file itself, or the receipt of one that was uploaded directly. */
export type SentDocument = {
  readonly content: File | DocumentReceipt;
  /** The kind that the visitor chose. */
  readonly kind: DocumentKind | undefined;
};

export type IntakeRequest = {
  readonly answers: IntakeAnswers;
  /** The rows that are not empty (`sentDebts`). */
  readonly debts: readonly Debt[];
  readonly agreeToTerms: boolean;
  /** In the visitor's order. */
  readonly documents: readonly SentDocument[];
  readonly recaptchaToken: string;
  readonly signals: BotSignals;
  /** Created once per draft and the same for each attempt: makes retries idempotent. */
  readonly submissionId: string;
  /** The draft's secret key: with it, the server says under which reference an earlier content arrived. */
  readonly draftKey: string;
  /** The partner's own reference for the case; empty without one. */
  readonly partnerReference: string;
  readonly signal?: AbortSignal | undefined;
};

export function submitIntake(host: ApiHost, request: IntakeRequest): Promise<CallResult<IntakeAnswer>> {
  return callApi(host, {
    path: apiPaths.intake,
    headers: { [apiHeaders.submissionId]: request.submissionId },
    body: intakeFormData(request),
    answerSchema: intakeAnswerSchema,
    // Enough for 4 MB over a slow mobile connection, plus the function's own time.
    attemptTimeoutMs: 90_000,
    signal: request.signal,
  });
}

export function intakeFormData({ answers, debts, agreeToTerms, documents, signals, ...sent }: IntakeRequest): FormData {
  const form = new FormData();
  for (const name of intakeFieldNames) form.append(name, answers[name]);
  if (debts.length > 0) form.append(intakeParts.debts, JSON.stringify(debts));
  form.append(intakeParts.agreeToTerms, String(agreeToTerms));
  form.append(intakeParts.termsVersions, JSON.stringify(newestVersions));
  form.append(intakeParts.recaptchaToken, sent.recaptchaToken);
  form.append(intakeParts.draftKey, sent.draftKey);
  if (sent.partnerReference !== '') form.append(intakeParts.partnerReference, sent.partnerReference);
  for (const [name, signal] of Object.entries(signals)) form.append(name, String(signal));
  appendDocuments(form, documents);
  return form;
}

/** Adds the documents to a multipart body, each with the kind that the visitor chose. */
export function appendDocuments(form: FormData, documents: readonly SentDocument[]): void {
  if (documents.length === 0) return;
  form.append(intakeParts.documentKinds, writeDocumentKinds(documents.map(({ kind }) => kind)));
  for (const { content } of documents)
    form.append(intakeParts.documents, content instanceof File ? content : JSON.stringify(content));
}
