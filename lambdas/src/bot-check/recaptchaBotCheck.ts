import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { requestLimits } from '@incasso/contract/limits';
import * as v from 'valibot';
import type { ReadKeys } from '../ReadKeys';
import type { ObjectStore } from '../storage/ObjectStore';
import { accept, refuse, type Refused } from '../Result';
import type { BotCheck } from './BotCheck';
import { spendAgain, spendToken } from './spendToken';

export type RecaptchaProps = {
  /** Reads the secret keys; Google accepts only the current one. */
  readonly keys: ReadKeys;
  /** Host names on which a token may be made. Empty: all that are allowed at Google. */
  readonly hostnames: readonly string[];
  readonly verifyUrl: string;
  /** What happens when Google does not respond: `closed` refuses, `open` accepts. */
  readonly onOutage: 'closed' | 'open';
  readonly store: ObjectStore;
  /** Request timeout. Default: 5 seconds. */
  readonly timeoutMs?: number;
};

/** The response of siteverify: https://developers.google.com/recaptcha/docs/v3#site_verify_response */
const answerSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  hostname: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string())),
});

/** Lowest score that passes, 0 to 1. */
const minScore = 0.5;

/** Error codes caused by us or Google, not by the visitor */
const ownFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** Google reCAPTCHA v3. Google accepts a token only once, so an accepted token is stored under its hash for retries. */
export function recaptchaBotCheck({ store, timeoutMs = 5000, ...props }: RecaptchaProps): BotCheck {
  return {
    async check({ token, action, spendOn }) {
      if (token === '' || token.length > requestLimits.maxBotTokenBytes) return refused('malformed');
      const use = { tokenId: createHash('sha256').update(token).digest('hex'), spendOn };
      const again = await spendAgain(store, use);
      if (again !== undefined) return again;

      const [secretKey] = await props.keys();
      const verified = await askGoogle({ token, timeoutMs, secretKey, ...props });
      if (verified === undefined)
        return props.onOutage === 'open' ? accept(undefined) : refuse('unavailable', { reason: 'bot_check' });
      const reason = reasonToRefuse(verified, { action, ...props });
      if (reason === undefined) return spendToken(store, use);
      // A concurrent retry of the same submission may have asked Google first.
      return (reason === 'timeout-or-duplicate' ? await spendSoon(store, use) : undefined) ?? refused(reason);
    },
  };
}

/** Polls a few times: the concurrent request spends the token just after Google's response. */
async function spendSoon(...use: Parameters<typeof spendAgain>): ReturnType<typeof spendAgain> {
  for (let looks = 0; looks < 3; looks += 1) {
    const again = await spendAgain(...use);
    if (again !== undefined) return again;
    await pause(150);
  }
  return undefined;
}

function reasonToRefuse(
  verified: v.InferOutput<typeof answerSchema>,
  { action, hostnames }: { action: string; hostnames: readonly string[] },
): string | undefined {
  if (!verified.success)
    return verified['error-codes']?.includes('timeout-or-duplicate') ? 'timeout-or-duplicate' : 'invalid';
  if (verified.action !== action) return 'other_action';
  if (hostnames.length > 0 && !hostnames.includes(verified.hostname ?? '')) return 'other_hostname';
  return verified.score === undefined || verified.score < minScore ? 'low_score' : undefined;
}

/** Google's verdict; `undefined` without a response, or when the error is in our request. */
async function askGoogle({
  token,
  secretKey,
  verifyUrl,
  timeoutMs,
}: {
  token: string;
  secretKey: string;
  verifyUrl: string;
  timeoutMs: number;
}) {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parsed = v.safeParse(answerSchema, response.ok ? await response.json() : undefined);
    if (!parsed.success || parsed.output['error-codes']?.some((code) => ownFaults.includes(code))) return undefined;
    return parsed.output;
  } catch {
    return undefined;
  }
}

function refused(reason: string): Refused {
  return refuse('bot_check_failed', { reason });
}
