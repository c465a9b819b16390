import { randomInt } from 'node:crypto';
import { botTokenLifetimeMs, type BotAction, type BotChallenge } from '@incasso/contract/api';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** A key takes a browser, and the server that verifies it, half a millisecond. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000 };

/** A challenge for one action, signed so that the server need not keep it. */
export async function makeChallenge({
  action,
  hmacKey,
  maxKeys,
  now,
}: {
  action: BotAction;
  hmacKey: string;
  /** `ALTCHA_MAX_KEYS` */
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
