import { botActions } from '@incasso/contract/api';
import * as v from 'valibot';
import { secretKeys } from '../../aws/secretKeys';
import { makeChallenge } from '../../bot-check/makeChallenge';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { functions } from '../../functions';
import { apiHandler } from '../../http/apiHandler';
import { callersOf } from '../../http/authorize';
import { accept, refuse } from '../../Result';

const environment = parseEnvironment(functions['bot-challenge'].environment, process.env);
const botCheckKeys = secretKeys(environment.BOT_CHECK_SECRET_ID);

export const handler = apiHandler({
  callers: callersOf(environment),
  async respond({ query }) {
    const action = v.safeParse(v.picklist(botActions), query['action']);
    if (!action.success) return refuse('malformed_request', { reason: 'unknown_action' });
    const { BOT_CHECK_PROVIDER: provider, ALTCHA_MAX_KEYS: maxKeys } = environment;
    if (provider !== 'altcha') return refuse('malformed_request', { reason: 'other_provider' });
    const [hmacKey] = await botCheckKeys();
    const challenge = await makeChallenge({ action: action.output, hmacKey, maxKeys, now: new Date() });
    return accept({ kind: 'answered', body: challenge });
  },
});
