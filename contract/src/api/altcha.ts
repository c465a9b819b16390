import * as v from 'valibot';
import { botChallengeSchema } from './api';

/** Parameters of ALTCHA's challenge. `expiresAt` in seconds since 1970. */
const parametersSchema = v.object({
  algorithm: v.literal('PBKDF2/SHA-256'),
  nonce: v.string(),
  salt: v.string(),
  cost: v.number(),
  keyLength: v.number(),
  keyPrefix: v.string(),
  expiresAt: v.number(),
  data: v.object({ action: v.string() }),
});

export const altchaChallengeSchema = v.object({
  parameters: parametersSchema,
  signature: v.pipe(botChallengeSchema.entries.signature, v.regex(/^[0-9a-f]{64}$/)),
});

/** The token of the embedded bot check: the challenge and its solution, sent as base64-encoded JSON. */
export const altchaTokenSchema = v.object({
  challenge: altchaChallengeSchema,
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});
