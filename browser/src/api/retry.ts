import { retryableStatuses, retryRule } from '@incasso/contract/api';
import type { CallFailure } from './CallFailure';

/**
 * Whether a failed call may be retried. `failureCount` is 0 after the first failure; `retryAfterMs` is the server's
 * Retry-After.
 */
export function mayRetry(failureCount: number, failure: CallFailure, retryAfterMs = 0): boolean {
  if (failureCount >= retryRule.maxRetries) return false;
  // A Retry-After beyond our maximum: do not retry.
  if (retryAfterMs > retryRule.maxDelayMs) return false;
  if (failure.kind === 'refused') return retryableStatuses.includes(failure.status) || isUnanswered(failure);
  return failure.kind === 'unreachable';
}

/**
 * API Gateway answers 500 when no function answered: Lambda had no room, or ended the function. That counts as a lost
 * connection. A 500 in our own words comes from a function and would come again.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-apigateway-errors.html
 */
function isUnanswered({ status, isFromGateway }: Extract<CallFailure, { kind: 'refused' }>): boolean {
  return status === 500 && isFromGateway === true;
}

/** The delay before the next retry: 1 s, doubling, at most 30 s. In milliseconds. */
export function retryDelayMs(failureCount: number): number {
  return Math.min(retryRule.firstDelayMs * 2 ** failureCount, retryRule.maxDelayMs);
}

/** The wait that a `retry-after` header asks for, in seconds or as a date; `undefined` when it asks for none. */
export function parseRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
