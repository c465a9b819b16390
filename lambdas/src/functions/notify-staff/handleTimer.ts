import type { RequestLogger } from '../../logging/logger';
import { retryHeld, type HeldPorts } from './retryHeld';
import { retryOutbox, type RetryPorts } from './retryOutbox';

/** Longest time that the queue takes for some messages. */
const reservedMs = 15_000;

export type TimerPorts = Omit<RetryPorts, 'hasTime'> &
  HeldPorts & {
    readonly logger: Pick<RequestLogger, 'info'>;
    /** Time that is left to this run. */
    readonly remainingMs: () => number;
  };

/** Has the queue retry the outbox, and then the confirmations that are held back, as far as the time goes. */
export async function handleTimer({ logger, remainingMs, ...ports }: TimerPorts): Promise<void> {
  const start = performance.now();
  const retried = await retryOutbox({ ...ports, hasTime: () => remainingMs() > reservedMs });
  const confirmations = remainingMs() > reservedMs ? await retryHeld(ports) : 0;
  logger.info('retry_outbox', { retried, confirmations, ms: Math.round(performance.now() - start) });
}
