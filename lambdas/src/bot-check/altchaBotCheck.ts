import { altchaTokenSchema } from '@incasso/contract/altcha';
import { requestLimits } from '@incasso/contract/limits';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Keys, ReadKeys } from '../ReadKeys';
import type { ObjectStore } from '../storage/ObjectStore';
import { refuse, type Refused } from '../Result';
import type { BotCheck } from './BotCheck';
import { spendToken } from './spendToken';

/** The embedded bot check: ALTCHA's proof of work, without a third party. */
export function altchaBotCheck({ keys, store }: { keys: ReadKeys; store: ObjectStore }): BotCheck {
  return {
    async check({ token, action, spendOn }) {
      const parsed = parseToken(token);
      if (parsed === undefined) return refused('malformed');
      const { challenge } = parsed;
      const result = await verify(parsed, await keys());
      if (result.expired) return refused('expired');
      if (!result.verified) return refused(result.invalidSignature === true ? 'not_ours' : 'not_solved');
      if (challenge.parameters.data.action !== action) return refused('other_action');
      // Spend the signature, not the token: key order and counter of the JSON can vary for one challenge.
      return spendToken(store, { tokenId: challenge.signature, spendOn });
    },
  };
}

/** A form that was opened before a rotation has a challenge of the previous key. */
async function verify({ challenge, solution }: v.InferOutput<typeof altchaTokenSchema>, [current, ...previous]: Keys) {
  let result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: current });
  for (const hmacSignatureSecret of previous)
    if (result.invalidSignature === true)
      result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
  return result;
}

function parseToken(token: string) {
  if (token.length > requestLimits.maxBotTokenBytes) return undefined;
  try {
    const result = v.safeParse(altchaTokenSchema, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function refused(reason: string): Refused {
  return refuse('bot_check_failed', { reason });
}
