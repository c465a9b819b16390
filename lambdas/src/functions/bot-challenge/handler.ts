import { botActions } from '@incasso/contract/api';
import * as v from 'valibot';
import { makeChallenge } from '../../bot-check/makeChallenge';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { functions } from '../../functions';
import { apiHandler } from '../../http/apiHandler';
import { accept, refuse } from '../../http/result/Result';

const environment = parseEnvironment(functions['bot-challenge'].environment, process.env);

export const handler = apiHandler({
  callers: environment,
  async respond({ query }) {
    const action = v.safeParse(v.picklist(botActions), query['action']);
    if (!action.success) return refuse('malformed_request', { reason: 'unknown_action' });
    const { BOT_CHECK_PROVIDER: provider, ALTCHA_HMAC_KEY: hmacKey, ALTCHA_MAX_KEYS: maxKeys } = environment;
    if (provider !== 'altcha' || hmacKey === undefined)
      return refuse('malformed_request', { reason: 'other_provider' });
    const challenge = await makeChallenge({ action: action.output, hmacKey, maxKeys, now: new Date() });
    return accept({ kind: 'answered', body: challenge });
  },
});
