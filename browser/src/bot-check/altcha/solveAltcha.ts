import { solveChallengeWorkers } from 'altcha-lib';
import * as v from 'valibot';
import type { BotChallenge } from '@incasso/contract/api';
import { BotCheckError } from '../BotCheck';

/** What solving needs of the challenge's parameters. Times in seconds since 1970. */
const parametersSchema = v.object({
  algorithm: v.literal('PBKDF2/SHA-256'),
  nonce: v.string(),
  salt: v.string(),
  cost: v.number(),
  keyLength: v.number(),
  keyPrefix: v.string(),
  expiresAt: v.number(),
});

const solvingTimeLimitMs = 60_000;
/** A second worker halves the wait; every device in use has two cores. */
const workerCount = 2;

/** Solves a challenge off the main thread. The token is what altcha-lib's `verifySolution` takes, as base64 of JSON. */
export async function solveAltcha(challenge: BotChallenge, createWorker: () => Worker): Promise<string> {
  const parsed = v.safeParse(parametersSchema, challenge.parameters);
  if (!parsed.success) throw new BotCheckError('unsolved');
  const solution = await solveChallengeWorkers({
    challenge: { parameters: parsed.output, signature: challenge.signature },
    concurrency: workerCount,
    createWorker,
    timeout: solvingTimeLimitMs,
  }).catch((error: unknown) => {
    // A worker reports what went wrong inside as an Error; an event means that its script did not load.
    throw new BotCheckError(error instanceof Error ? 'unsolved' : 'script_missing');
  });
  if (solution === null) throw new BotCheckError('unsolved');
  return btoa(JSON.stringify({ challenge, solution }));
}
