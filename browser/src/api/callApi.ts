import type { QueryClient } from '@tanstack/query-core';
import * as v from 'valibot';
import { apiHeaders } from '@incasso/contract/api';
import type { SiteConfig } from '@incasso/contract/siteConfig';
import { CallError, refusal, type CallResult } from './CallFailure';
import { mayRetry, retryDelayMs, parseRetryAfter } from './retry';

/** What a call needs of its host. */
export type ApiHost = {
  /** Reads `/config.json`, once per cache lifetime. Rejects when it cannot be had. */
  readonly loadSiteConfig: () => Promise<SiteConfig>;
  /** The one TanStack Query client of this host (decision 11), fetched at first use. */
  readonly loadQueryClient: () => Promise<QueryClient>;
  /** Origin of the page that frames this one, for calls to tell. Default: none does, or the browser does not say. */
  readonly framedBy?: string | undefined;
};

export type ApiCall<Answer> = {
  readonly path: string;
  /** A GET without one, a POST with one. */
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answerSchema: v.GenericSchema<unknown, Answer>;
  /** Time limit of one attempt, in milliseconds. */
  readonly attemptTimeoutMs: number;
  /** Stops the call and its repeats. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Makes a call with the public key of this site, as a mutation of the host's query client under the retry rule of
 * decision 11. Never rejects: failures are values.
 */
export async function callApi<Answer>(host: ApiHost, call: ApiCall<Answer>): Promise<CallResult<Answer>> {
  try {
    const client = await host.loadQueryClient();
    const mutation = client.getMutationCache().build<Answer, Error, undefined, undefined>(client, {
      mutationFn: () => attempt(host, call),
      retry: mayRetry,
      retryDelay: retryDelayMs,
      // Offline is a failure that the visitor is told of, not a pause without end.
      networkMode: 'always',
      gcTime: 0,
    });
    return { ok: true, answer: await mutation.execute(undefined) };
  } catch (error) {
    if (call.signal?.aborted === true) return { ok: false, failure: { kind: 'cancelled' } };
    return { ok: false, failure: error instanceof CallError ? error.failure : { kind: 'unreachable' } };
  }
}

async function attempt<Answer>(host: ApiHost, call: ApiCall<Answer>): Promise<Answer> {
  if (call.signal?.aborted === true) throw new CallError({ kind: 'cancelled' });
  const config = await host.loadSiteConfig();
  const { response, body } = await exchange(config.apiBase + call.path, {
    method: call.body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      [apiHeaders.publicKey]: config.publicKey,
      ...(host.framedBy !== undefined && { [apiHeaders.framedBy]: host.framedBy }),
      ...call.headers,
    },
    ...(call.body !== undefined && { body: call.body }),
    cache: 'no-store',
    signal: limitedSignal(call),
  });
  const answer = v.safeParse(call.answerSchema, body);
  if (response.ok && answer.success) return answer.output;
  throw new CallError(refusal(response.status, body), parseRetryAfter(response.headers.get('retry-after'), new Date()));
}

/** One request, its body read as JSON; anything else than JSON reads as `undefined`. */
async function exchange(url: string, init: RequestInit): Promise<{ response: Response; body: unknown }> {
  try {
    const response = await fetch(url, init);
    return { response, body: parseJson(await response.text()) };
  } catch {
    throw new CallError({ kind: 'unreachable' });
  }
}

function limitedSignal({ signal, attemptTimeoutMs }: ApiCall<unknown>): AbortSignal {
  const timeLimit = AbortSignal.timeout(attemptTimeoutMs);
  return signal === undefined ? timeLimit : AbortSignal.any([signal, timeLimit]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
