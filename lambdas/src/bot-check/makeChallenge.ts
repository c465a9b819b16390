import { randomInt } from 'node:crypto';
import { botTokenLifetimeMs, type BotAction, type BotChallenge } from '@incasso/contract/api';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Deriving one key takes half a millisecond, in the browser and when the server verifies it. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000 };

/** Makes a challenge for one action. It is signed, so the server need not store it. */
export async function makeChallenge({
  action,
  hmacKey,
  maxKeys,
  now,
}: {
  action: BotAction;
  hmacKey: string;
  maxKeys: number;
  now: Date;
}): Promise<BotChallenge> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(Math.ceil(maxKeys / 2), maxKeys + 1),
    data: { action },
    deriveKey,
    expiresAt: new Date(now.getTime() + botTokenLifetimeMs),
    hmacSignatureSecret: hmacKey,
  });
  return { parameters: { ...parameters }, signature };
}
