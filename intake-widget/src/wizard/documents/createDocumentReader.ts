import type { DocumentVerdict } from '../machine/WizardContext';

/** Reads a file: what is wrong with it, or its hash. `undefined` when it cannot be read here. */
export type DocumentReader = (file: File) => Promise<DocumentVerdict | undefined>;

export type ReadOrder = { readonly id: number; readonly file: File };
export type ReadReport = { readonly id: number; readonly verdict: DocumentVerdict | undefined };

type WaitingRead = (verdict: DocumentVerdict | undefined) => void;

/** Reads files in a worker, so that 50 MB of them leave the page free. The worker starts at the first file. */
export function createDocumentReader(createWorker = newReadingWorker): DocumentReader {
  const waiting = new Map<number, WaitingRead>();
  let worker: Worker | undefined;
  let lastId = 0;

  const settle = ({ id, verdict }: ReadReport) => {
    waiting.get(id)?.(verdict);
    waiting.delete(id);
  };

  const start = () => {
    const started = createWorker();
    started.addEventListener('message', ({ data }: MessageEvent<ReadReport>) => settle(data));
    started.addEventListener('error', () => {
      worker = undefined;
      for (const id of waiting.keys()) settle({ id, verdict: undefined });
    });
    return started;
  };

  return (file) => {
    worker ??= start();
    lastId += 1;
    const order: ReadOrder = { id: lastId, file };
    return new Promise((resolve) => {
      waiting.set(order.id, resolve);
      worker?.postMessage(order);
    });
  };
}

function newReadingWorker(): Worker {
  return new Worker(new URL('./readDocument.worker.ts', import.meta.url), { name: 'read-document' });
}
