import { faultDetails } from '../../logging/faultDetails';
import type { RequestLogger } from '../../logging/logger';
import type { DeliveryPorts } from './deliverMails';
import { retryOutbox } from './retryOutbox';

/** Longest time that delivering one submission takes. */
const reservedMs = 30_000;

export type TimerPorts = DeliveryPorts & {
  readonly logger: RequestLogger;
  /** Time that is left to this run. */
  readonly remainingMs: () => number;
};

/** Retries the outbox until little time is left. */
export async function handleTimer({ logger, remainingMs, ...ports }: TimerPorts): Promise<void> {
  const start = performance.now();
  const counts = await retryOutbox({
    ...ports,
    hasTime: () => remainingMs() > reservedMs,
    onFault: (submissionId, fault) => logger.error('retry_entry', { submissionId, fault: faultDetails(fault) }),
  });
  logger.info('retry_outbox', { ...counts, ms: Math.round(performance.now() - start) });
}
