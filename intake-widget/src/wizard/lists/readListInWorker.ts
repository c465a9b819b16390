import { inTime } from '@incasso/browser/scheduling/inTime';
import type { ListQuestion, ListReading } from '@incasso/debts/readList';

/** Reads a file as an open-items list; `undefined` where it cannot be read. */
export type ReadList = (file: File, question: ListQuestion) => Promise<ListReading | undefined>;

const timeLimitMs = 30_000;

/**
 * Reads a list in a worker of its own, which ends with it. In the worker that reads documents its code would be loaded
 * for every visitor with a document.
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
