import type { DeliveryPorts } from '../src/functions/notify-staff/DeliveryPorts';
import { handleBatch } from '../src/functions/notify-staff/handleBatch';
import { handleTimer } from '../src/functions/notify-staff/handleTimer';
import { recordingQueue, queueMessage } from './recordingQueue';

/** Runs the timer, then the queue's deliveries. Counts the outcomes. */
export async function runRetryTimer(ports: DeliveryPorts): Promise<Readonly<Record<string, number>>> {
  const queue = recordingQueue();
  await handleTimer({ ...ports, queue, logger: { info: () => undefined }, remainingMs: () => 60_000 });

  const counts: Record<string, number> = {};
  const count = (_message: string, { outcome }: Readonly<Record<string, unknown>>) => {
    counts[String(outcome)] = (counts[String(outcome)] ?? 0) + 1;
  };
  const Records = queue.sent.map((body, index) => queueMessage(String(index), body));
  await handleBatch({ Records }, { ...ports, logger: { info: count, error: count } });
  return counts;
}
