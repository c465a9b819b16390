import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { logger as defaultLogger, type RequestLogger, faultDetails } from '../logging/logger';
import { refuse, type Result, type Refused } from '../Result';
import { StorageUnavailable } from '../storage/ObjectStore';
import { answer, type ApiAnswer } from './answer';
import { bodySize, decodeBody, type ApiRequest } from './ApiRequest';
import { authorize, type CallerKeys } from './authorize';
import { callTime } from '../storage/callTime';

export type ApiFunction = {
  /** Refuses requests that do not come through the edge, and those without a known public key. Default: accepts all. */
  readonly callers?: CallerKeys;
  /** Largest accepted body, in bytes. Default: none. */
  readonly maxBodyBytes?: number;
  /** Does the work. If it throws, the status is 503 when the store did not respond, else 500 without detail. */
  respond(request: ApiRequest): Result<ApiAnswer> | Promise<Result<ApiAnswer>>;
  /** Default: standard output. */
  readonly logger?: RequestLogger;
};

/** A Lambda handler for API requests: authorises the caller, answers in one format, and logs one line per request. */
export function apiHandler({ logger = defaultLogger, ...apiFunction }: ApiFunction) {
  return async (event: APIGatewayProxyEventV2, context: Pick<Context, 'getRemainingTimeInMillis'>) => {
    const start = performance.now();
    const work = () => respond(apiFunction, event);
    const { result, fault } = await settle(withinTime(work, context.getRemainingTimeInMillis()));
    const answered = answer(result);
    const line = {
      requestId: event.requestContext.requestId,
      route: event.routeKey,
      status: answered.statusCode,
      ...inWords(result),
      ms: Math.round(performance.now() - start),
    };
    if (fault === undefined) logger.info('request', line);
    else logger.error('request', { ...line, fault: faultDetails(fault) });
    return answered;
  };
}

function inWords(result: Result<ApiAnswer>) {
  if (!result.ok) {
    const { code, reason } = result.refusal;
    return { outcome: code, ...(reason !== undefined && { reason }) };
  }
  const { value } = result;
  return { outcome: value.kind, ...(value.kind === 'answered' && value.counts) };
}

async function settle(work: Promise<Result<ApiAnswer>>) {
  try {
    return { result: await work, fault: undefined };
  } catch (fault) {
    return { result: refuse(fault instanceof StorageUnavailable ? 'unavailable' : 'internal_error'), fault };
  }
}

async function respond(apiFunction: ApiFunction, event: APIGatewayProxyEventV2): Promise<Result<ApiAnswer>> {
  const { callers, maxBodyBytes = 0 } = apiFunction;
  const { headers, queryStringParameters: query = {}, pathParameters = {} } = event;
  const caller = callers && (await authorize(event.requestContext.http.method, headers, callers));
  if (caller?.ok === false) return caller;
  if (bodySize(event) > maxBodyBytes) return refuse('request_too_large');

  const partner = caller?.value?.partner;
  const request = {
    route: event.routeKey,
    headers,
    query,
    pathParameters,
    body: decodeBody(event),
    ...(partner !== undefined && { partner }),
  };
  return apiFunction.respond(request);
}

const reserveMs = 500;

/**
 * The outcome of a request, or a refusal just before Lambda's timeout: a timeout would lose the instance and log
 * nothing. The store refuses work that continues after the request's time.
 */
async function withinTime<Outcome>(work: () => Promise<Outcome>, remainingMs: number): Promise<Outcome | Refused> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<Refused>((resolve) => {
    timer = setTimeout(() => resolve(refuse('unavailable', { reason: 'out_of_time' })), remainingMs - reserveMs);
  });
  try {
    return await Promise.race([callTime.until(new Date(Date.now() + remainingMs), work), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
