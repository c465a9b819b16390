import { retryableStatuses, retryRule } from '@incasso/contract/api';
import { CallError, type CallFailure } from './CallFailure';

/** Whether a failed call may be repeated (decision 11). `failureCount` is 0 after the first failure. */
export function mayRetry(failureCount: number, error: Error): boolean {
  if (failureCount >= retryRule.maxRetries || !(error instanceof CallError)) return false;
  const { failure, retryAfterMs = 0 } = error;
  // Who asks for more patience than the rule has gets it by not being asked again.
  if (retryAfterMs > retryRule.maxDelayMs) return false;
  if (failure.kind === 'refused') return retryableStatuses.includes(failure.status) || isUnanswered(failure);
  return failure.kind === 'unreachable';
}

/**
 * Whether no function answered, which API Gateway makes a 500 of: Lambda had no room, or ended the function. That is a
 * connection lost further on. A 500 in our own words is a function's last word, and is met again by whoever repeats.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-apigateway-errors.html
 */
function isUnanswered({ status, isFromGateway }: Extract<CallFailure, { kind: 'refused' }>): boolean {
  return status === 500 && isFromGateway === true;
}

/**
 * How long to wait before the next attempt: what the server asks for, else 1 s, doubling, at most 30. In milliseconds.
 */
export function retryDelayMs(failureCount: number, error?: Error): number {
  if (error instanceof CallError && error.retryAfterMs !== undefined) return error.retryAfterMs;
  return Math.min(retryRule.firstDelayMs * 2 ** failureCount, retryRule.maxDelayMs);
}

/** The wait that a `retry-after` header asks for, in seconds or as a date, or `undefined` when it asks for none. */
export function parseRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
