import type { RequestLogger } from '../../logging/logger';
import { retryOutbox, type RetryPorts } from './retryOutbox';

/** Longest time that the queue takes for some messages. */
const reservedMs = 15_000;

export type TimerPorts = Omit<RetryPorts, 'hasTime'> & {
  readonly logger: Pick<RequestLogger, 'info'>;
  /** Time that is left to this run. */
  readonly remainingMs: () => number;
};

/** Has the queue retry the outbox, as far as the time goes. */
export async function handleTimer({ logger, remainingMs, ...ports }: TimerPorts): Promise<void> {
  const start = performance.now();
  const retried = await retryOutbox({ ...ports, hasTime: () => remainingMs() > reservedMs });
  logger.info('retry_outbox', { retried, ms: Math.round(performance.now() - start) });
}
