import { apiPaths, caseLinkAnswerSchema, type CaseLinkAnswer } from '@incasso/contract/api';
import { callApi, type ApiHost } from './callApi';
import type { CallResult } from './CallFailure';

/** Checks whether a client's link is still valid, and gets the reference of its case. */
export function checkCaseLink(host: ApiHost, caseKey: string): Promise<CallResult<CaseLinkAnswer>> {
  return callApi(host, {
    path: apiPaths.caseLink,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ caseKey }),
    answerSchema: caseLinkAnswerSchema,
    attemptTimeoutMs: 20_000,
  });
}
