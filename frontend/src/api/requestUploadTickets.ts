import { apiPaths, uploadTicketsAnswerSchema, type UploadTicketsAnswer } from '@incasso/contract/api';
import type { UploadTicketsRequest } from '@incasso/contract/uploadTicketsRequest';
import { callApi, type ApiHost } from './callApi';
import type { CallResult } from './CallFailure';

/** Requests an upload link for each document of a submission that is not stored yet. */
export function requestUploadTickets(
  host: ApiHost,
  request: UploadTicketsRequest,
  signal?: AbortSignal,
): Promise<CallResult<UploadTicketsAnswer>> {
  return callApi(host, {
    path: apiPaths.uploadTickets,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    answerSchema: uploadTicketsAnswerSchema,
    attemptTimeoutMs: 20_000,
    signal,
  });
}
