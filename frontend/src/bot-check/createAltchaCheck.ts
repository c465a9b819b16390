import { botTokenLifetimeMs, type BotAction, type BotChallenge } from '@incasso/contract/api';
import type { ApiHost } from '../api/callApi';
import { fetchBotChallenge } from '../api/fetchBotChallenge';
import { BotCheckError, type BotCheckTokens } from './BotCheckTokens';
import { keepTokens } from './keepTokens';
import { solveAltcha } from './solveAltcha';

/** The embedded bot check: a proof of work for a challenge from our own API, without third party, cookie or storage. */
export function createAltchaCheck(host: ApiHost): BotCheckTokens {
  return keepTokens(async (action) => {
    if (!isSecureContext) {
      console.warn('The bot check needs crypto.subtle, which browsers give to pages on https or localhost only.');
      throw new BotCheckError('insecure_context');
    }
    // Counts the lifetime from now, because the visitor's clock may differ from the server's, which set the expiry in
    // the challenge.
    const askedAt = Date.now();
    const token = await solveAltcha(await fetchChallenge(host, action), createWorker);
    return { token, expiresAt: askedAt + botTokenLifetimeMs };
  });
}

async function fetchChallenge(host: ApiHost, action: BotAction): Promise<BotChallenge> {
  const result = await fetchBotChallenge(host, action);
  if (!result.ok) throw new BotCheckError('unreachable', result.failure);
  return result.answer;
}

function createWorker(): Worker {
  return new Worker(new URL('./pbkdf2.worker.ts', import.meta.url), { name: 'bot-check' });
}
