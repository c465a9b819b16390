import * as v from 'valibot';
import { apiHeaders } from '@incasso/contract/api';
import type { SiteConfig } from '@incasso/contract/siteConfig';
import { refusal, type CallFailure, type CallResult } from './CallFailure';
import { mayRetry, parseRetryAfter, retryDelayMs } from './retry';

export type ApiHost = {
  /** Loads `/config.json`, once per cache lifetime. Rejects if that fails. */
  readonly loadSiteConfig: () => Promise<SiteConfig>;
  /**
   * Origin of the page that embeds this one in an iframe, sent with each call. Absent without an iframe, or if the
   * browser hides it.
   */
  readonly framedBy?: string | undefined;
};

export type ApiCall<Answer> = {
  readonly path: string;
  /** The call is a POST with a body, else a GET. */
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answerSchema: v.GenericSchema<unknown, Answer>;
  /** Timeout of one attempt, in milliseconds. */
  readonly attemptTimeoutMs: number;
  /** Aborts the call and its retries. */
  readonly signal?: AbortSignal | undefined;
};

type FailedAttempt = { readonly ok: false; readonly failure: CallFailure; readonly retryAfterMs?: number | undefined };

/** Calls the API with the site's public key, and retries as `mayRetry` allows. Never rejects. */
export async function callApi<Answer>(host: ApiHost, call: ApiCall<Answer>): Promise<CallResult<Answer>> {
  const isCancelled = () => call.signal?.aborted === true;
  let config: SiteConfig;
  try {
    config = await host.loadSiteConfig();
  } catch {
    return { ok: false, failure: { kind: isCancelled() ? 'cancelled' : 'unreachable' } };
  }
  const request = requestOf(call, config, host.framedBy);
  for (let failureCount = 0; !isCancelled(); failureCount += 1) {
    const attempt = await send(request, call);
    if (attempt.ok) return attempt;
    const { failure, retryAfterMs } = attempt;
    if (isCancelled()) break;
    if (!mayRetry(failureCount, failure, retryAfterMs)) return { ok: false, failure };
    await pause(retryAfterMs ?? retryDelayMs(failureCount), call.signal);
  }
  return { ok: false, failure: { kind: 'cancelled' } };
}

type ApiRequest = { readonly url: string; readonly init: RequestInit };

function requestOf(
  { path, body, headers }: ApiCall<unknown>,
  { apiBase, publicKey }: SiteConfig,
  framedBy: string | undefined,
): ApiRequest {
  return {
    url: apiBase + path,
    init: {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        [apiHeaders.publicKey]: publicKey,
        ...(framedBy !== undefined && { [apiHeaders.framedBy]: framedBy }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      cache: 'no-store',
    },
  };
}

async function send<Answer>(
  { url, init }: ApiRequest,
  { answerSchema, attemptTimeoutMs, signal }: ApiCall<Answer>,
): Promise<{ readonly ok: true; readonly answer: Answer } | FailedAttempt> {
  try {
    const ends = [AbortSignal.timeout(attemptTimeoutMs), ...(signal ? [signal] : [])];
    const response = await fetch(url, { ...init, signal: AbortSignal.any(ends) });
    const body = parseJson(await response.text());
    const answer = v.safeParse(answerSchema, body);
    if (response.ok && answer.success) return { ok: true, answer: answer.output };
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), new Date());
    return { ok: false, failure: refusal(response.status, body), retryAfterMs };
  } catch {
    return { ok: false, failure: { kind: 'unreachable' } };
  }
}

/** Resolves early if the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', end, { once: true });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
