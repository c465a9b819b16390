import { solveChallengeWorkers } from 'altcha-lib';
import * as v from 'valibot';
import { altchaChallengeSchema } from '@incasso/contract/altcha';
import type { BotChallenge } from '@incasso/contract/api';
import { BotCheckError } from './BotCheckTokens';
import { inTime } from '../scheduling/inTime';

/** Counts from the call: the workers' own timeout starts once their script has loaded, which may never happen. */
const solvingTimeLimitMs = 60_000;
/** A second worker halves the time, and common devices have at least two cores. */
const workerCount = 2;

/**
 * Solves a challenge off the main thread. The token is the base64 of the JSON that altcha-lib's `verifySolution` reads.
 */
export async function solveAltcha(challenge: BotChallenge, createWorker: () => Worker): Promise<string> {
  const parsed = v.safeParse(altchaChallengeSchema, challenge);
  if (!parsed.success) throw new BotCheckError('unsolved');
  const workers: Worker[] = [];
  const solving = solveChallengeWorkers({
    challenge: parsed.output,
    concurrency: workerCount,
    createWorker: () => {
      const worker = createWorker();
      workers.push(worker);
      return worker;
    },
  });
  const solution = await inTime(solving, solvingTimeLimitMs)
    .catch((error: unknown) => {
      // A worker reports its own failure as an Error. An event means that its script did not load.
      throw new BotCheckError(error instanceof Error ? 'unsolved' : 'script_missing');
    })
    .finally(() => workers.forEach((worker) => worker.terminate()));
  if (solution === null) throw new BotCheckError('unsolved');
  return btoa(JSON.stringify({ challenge, solution }));
}
