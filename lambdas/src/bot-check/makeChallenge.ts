import { randomInt } from 'node:crypto';
import { botTokenLifetimeMs, type BotAction, type BotChallenge } from '@incasso/contract/api';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * PBKDF2 with this cost and counter takes a browser about half a second to solve, and the server half a millisecond to
 * verify.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, minCounter: 500, maxCounter: 1000 };

/** A challenge for one action, signed so that the server need not keep it. */
export async function makeChallenge({
  action,
  hmacKey,
  now,
}: {
  action: BotAction;
  hmacKey: string;
  now: Date;
}): Promise<BotChallenge> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.minCounter, work.maxCounter + 1),
    data: { action },
    deriveKey,
    expiresAt: new Date(now.getTime() + botTokenLifetimeMs),
    hmacSignatureSecret: hmacKey,
  });
  return { parameters: { ...parameters }, signature };
}
