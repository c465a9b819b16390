import { inTime } from '@incasso/browser/scheduling/inTime';
import type { InvoiceResult } from '@incasso/documents/readInvoice';
import type { DocumentVerdict } from '../submission/WizardDocument';

/** Reads files. Each answer is `undefined` when the file cannot be read here. */
export type DocumentReader = {
  /** What is wrong with a file, or its hash. */
  readonly readDocument: (file: File) => Promise<DocumentVerdict | undefined>;
  /** What a file says as an e-invoice. */
  readonly readInvoice: (file: File) => Promise<InvoiceResult | undefined>;
};

/** A worker that is busy for longer than this is ended, with all that it was to read. */
const readingTimeLimitMs = 30_000;

/** What may be asked of a file, and what it is answered by. */
type Answers = { readonly document: DocumentVerdict; readonly invoice: InvoiceResult };

export type ReadOrder = { readonly id: number; readonly file: File; readonly as: keyof Answers };
export type ReadReport = { readonly id: number } & { readonly [As in keyof Answers]?: Answers[As] | undefined };

/** Reads files in a worker, so that 50 MB of them leave the page free. The worker starts at the first file. */
export function createDocumentReader(createWorker = newReadingWorker): DocumentReader {
  const waiting = new Map<number, (report: ReadReport) => void>();
  let worker: Worker | undefined;
  let lastId = 0;

  const settle = (report: ReadReport) => {
    waiting.get(report.id)?.(report);
    waiting.delete(report.id);
  };

  const stop = () => {
    worker?.terminate();
    worker = undefined;
    for (const id of waiting.keys()) settle({ id });
  };

  const start = () => {
    const started = createWorker();
    started.addEventListener('message', ({ data }: MessageEvent<ReadReport>) => settle(data));
    started.addEventListener('error', stop);
    return started;
  };

  const read = (file: File, as: ReadOrder['as']) => {
    lastId += 1;
    const order: ReadOrder = { id: lastId, file, as };
    const report = new Promise<ReadReport>((resolve) => {
      waiting.set(order.id, resolve);
      try {
        worker ??= start();
        worker.postMessage(order);
      } catch {
        // A page's content security policy may forbid workers.
        settle(order);
      }
    });
    inTime(report, readingTimeLimitMs).catch(stop);
    return report;
  };
  return {
    readDocument: async (file) => (await read(file, 'document')).document,
    readInvoice: async (file) => (await read(file, 'invoice')).invoice,
  };
}

function newReadingWorker(): Worker {
  return new Worker(new URL('./readDocument.worker.ts', import.meta.url), { name: 'read-document' });
}
