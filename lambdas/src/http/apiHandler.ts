import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { PublicKey } from '../environment/environmentSchema';
import { faultDetails } from '../logging/faultDetails';
import { logger as defaultLogger, type RequestLogger } from '../logging/logger';
import { StorageUnavailable } from '../storage/StorageUnavailable';
import { answer, type ApiOutcome } from './answer';
import { bodySize, decodeBody, type ApiRequest } from './ApiRequest';
import { findPublicKey, verifyOrigin } from './authorize';
import { refuse } from '../results/Result';
import { withinTime } from './withinTime';

export type ApiFunction = {
  /** Calls without one of these secrets of the edge are refused. Default: they are not. */
  readonly originSecrets?: readonly (string | undefined)[];
  /** Calls without one of these are refused. Default: they are not. */
  readonly publicKeys?: readonly PublicKey[];
  /** Largest accepted body, in bytes. Default: none is expected. */
  readonly maxBodyBytes?: number;
  /** Does the work. What it throws is a fault: 503 when the store does not answer, else 500 without any detail. */
  respond(request: ApiRequest): ApiOutcome | Promise<ApiOutcome>;
  /** Default: standard output. */
  readonly logger?: RequestLogger;
};

/** A Lambda handler for calls of the API: checks who calls, answers in the one form, and writes one line per call to the log. */
export function apiHandler({ logger = defaultLogger, ...apiFunction }: ApiFunction) {
  return async (event: APIGatewayProxyEventV2, context: Pick<Context, 'getRemainingTimeInMillis'>) => {
    const start = performance.now();
    const { outcome, fault } = await settle(
      withinTime(respond(apiFunction, event), context.getRemainingTimeInMillis()),
    );
    const answered = answer(outcome);
    const line = {
      requestId: event.requestContext.requestId,
      route: event.routeKey,
      status: answered.statusCode,
      ...outcomeInWords(outcome),
      ...(outcome.kind === 'answered' && outcome.counts),
      ms: Math.round(performance.now() - start),
    };
    if (fault === undefined) logger.info('request', line);
    else logger.error('request', { ...line, fault: faultDetails(fault) });
    return answered;
  };
}

function outcomeInWords(outcome: ApiOutcome) {
  if (outcome.kind === 'answered' || outcome.kind === 'redirected') return { outcome: outcome.kind };
  const { code, reason } = outcome.kind === 'shown' ? outcome.refusal : outcome;
  return { outcome: code, ...(reason !== undefined && { reason }) };
}

async function settle(work: Promise<ApiOutcome>) {
  try {
    return { outcome: await work, fault: undefined };
  } catch (fault) {
    return { outcome: refuse(fault instanceof StorageUnavailable ? 'unavailable' : 'internal_error'), fault };
  }
}

async function respond(apiFunction: ApiFunction, event: APIGatewayProxyEventV2): Promise<ApiOutcome> {
  const { originSecrets, publicKeys, maxBodyBytes = 0 } = apiFunction;
  const { headers, queryStringParameters: query = {}, pathParameters = {} } = event;
  const unverified = originSecrets === undefined ? undefined : verifyOrigin(headers, originSecrets);
  if (unverified !== undefined) return unverified;
  const publicKey = publicKeys === undefined ? undefined : findPublicKey(headers, publicKeys);
  if (publicKey !== undefined && 'kind' in publicKey) return publicKey;
  if (bodySize(event) > maxBodyBytes) return refuse('request_too_large');

  const partner = publicKey?.partner;
  const request = {
    headers,
    query,
    pathParameters,
    body: decodeBody(event),
    ...(partner !== undefined && { partner }),
  };
  return apiFunction.respond(request);
}
