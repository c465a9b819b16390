import type { RequestLogger } from '../../logging/logger';
import { retryHeld, type HeldPorts } from './retryHeld';
import { retryOutbox, type RetryPorts } from './retryOutbox';

/** Time that is reserved to send the last messages to the queue */
const reservedMs = 15_000;

export type TimerPorts = Omit<RetryPorts, 'hasTime'> &
  HeldPorts & {
    readonly logger: Pick<RequestLogger, 'info'>;
    readonly remainingMs: () => number;
  };

/** Queues retries for the outbox and then for the held confirmations, until the time runs out. */
export async function handleTimer({ logger, remainingMs, ...ports }: TimerPorts): Promise<void> {
  const start = performance.now();
  const retried = await retryOutbox({ ...ports, hasTime: () => remainingMs() > reservedMs });
  const confirmations = remainingMs() > reservedMs ? await retryHeld(ports) : 0;
  logger.info('retry_outbox', { retried, confirmations, ms: Math.round(performance.now() - start) });
}
