import { retryableStatuses, retryRule } from '@incasso/contract/api';
import type { CallFailure } from './CallFailure';

/**
 * Whether to retry a failed call. `failureCount` is 0 after the first failure; `retryAfterMs` is the server's
 * Retry-After.
 */
export function mayRetry(failureCount: number, failure: CallFailure, retryAfterMs = 0): boolean {
  if (failureCount >= retryRule.maxRetries) return false;
  if (retryAfterMs > retryRule.maxDelayMs) return false;
  if (failure.kind === 'refused') return retryableStatuses.includes(failure.status) || isUnanswered(failure);
  return failure.kind === 'unreachable';
}

/**
 * API Gateway returns 500 if Lambda throttled or killed the function. That is retried like a lost connection. A 500 in
 * our own format comes from a function, which would fail again.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-apigateway-errors.html
 */
function isUnanswered({ status, isFromGateway }: Extract<CallFailure, { kind: 'refused' }>): boolean {
  return status === 500 && isFromGateway === true;
}

/** The delay before the next retry in milliseconds: 1 s, doubled each time, at most 30 s. */
export function retryDelayMs(failureCount: number): number {
  return Math.min(retryRule.firstDelayMs * 2 ** failureCount, retryRule.maxDelayMs);
}

/** The delay in a Retry-After header, given in seconds or as a date; `undefined` without a valid one. */
export function parseRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
