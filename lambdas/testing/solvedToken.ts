import { altchaChallengeSchema } from '@incasso/contract/altcha';
import type { BotAction, BotChallenge } from '@incasso/contract/api';
import { solveChallenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { makeChallenge } from '../src/bot-check/makeChallenge';

export const hmacKey = 'sleutel van de proef';

export type Solved = { readonly challenge: BotChallenge; readonly solution: Solution };

/** A challenge and its solution, as a browser computes it. */
export async function solve(
  action: BotAction,
  { key = hmacKey, maxKeys = 10, now = new Date() } = {},
): Promise<Solved> {
  const challenge = await makeChallenge({ action, hmacKey: key, maxKeys, now });
  const solution = await solveChallenge({ challenge: v.parse(altchaChallengeSchema, challenge), deriveKey });
  if (solution === null) throw new Error('no solution was found');
  return { challenge, solution };
}

export function tokenOf(solved: unknown): string {
  return Buffer.from(JSON.stringify(solved)).toString('base64');
}
