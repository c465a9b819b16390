import { apiPaths, botChallengeSchema, type BotAction, type BotChallenge } from '@incasso/contract/api';
import { callApi, type ApiHost } from './callApi';
import type { CallResult } from './CallFailure';

/** Fetches a challenge of the embedded bot check. Each challenge is valid for one token. */
export function fetchBotChallenge(host: ApiHost, action: BotAction): Promise<CallResult<BotChallenge>> {
  return callApi(host, {
    path: `${apiPaths.botChallenge}?action=${action}`,
    answerSchema: botChallengeSchema,
    attemptTimeoutMs: 10_000,
  });
}
