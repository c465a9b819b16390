import { inTime } from '@incasso/frontend/scheduling/inTime';
import type { ListReading } from '@incasso/debts/readList';
import type { ReadList } from '../documents/FormServices';

const timeLimitMs = 30_000;

/**
 * Reads a list in its own worker, which terminates afterwards. In the worker for documents, every visitor with a
 * document would load this code.
 */
export const readListInWorker: ReadList = async (file, question) => {
  let worker: Worker | undefined;
  try {
    // A page's content security policy may forbid workers.
    const started = new Worker(new URL('./readList.worker.ts', import.meta.url), { name: 'read-list' });
    worker = started;
    const reading = new Promise<ListReading | undefined>((resolve) => {
      started.addEventListener('message', ({ data }: MessageEvent<ListReading | undefined>) => resolve(data));
      started.addEventListener('error', () => resolve(undefined));
    });
    started.postMessage({ file, question });
    return await inTime(reading, timeLimitMs);
  } catch {
    return undefined;
  } finally {
    worker?.terminate();
  }
};
