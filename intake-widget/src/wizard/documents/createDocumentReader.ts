import { inTime } from '@incasso/frontend/scheduling/inTime';
import type { DocumentVerdict } from '../submission/WizardDocument';

export type DocumentReader = {
  /** All that is read from a file; `undefined` when it cannot be read here. */
  readonly readDocument: (file: File) => Promise<FileVerdict | undefined>;
};

/** A verdict, with the documents found inside the file. */
export type FileVerdict = DocumentVerdict & { readonly found?: readonly File[] };

const container = /\.(eml|zip)$/i;

/** A worker that is busy for longer is terminated, with all its pending files. In milliseconds. */
const readingTimeLimitMs = 30_000;

export type ReadOrder = { readonly id: number; readonly file: File };
export type ReadReport = { readonly id: number; readonly verdict?: FileVerdict | undefined };

/**
 * Reads files in workers, so that 50 MB of them do not block the page. A worker starts at its first file. Mails and
 * zips have their own worker: a worker is one script, and few visitors need their parsers.
 */
export function createDocumentReader(
  createWorker = newReadingWorker,
  createUnpackingWorker = newUnpackingWorker,
): DocumentReader {
  const read = reader(createWorker);
  const unpack = reader(createUnpackingWorker);
  const readDocument: DocumentReader['readDocument'] = async (file) => {
    const { verdict } = await (container.test(file.name) ? unpack : read)(file);
    const { replacement } = verdict ?? {};
    if (replacement === undefined || !container.test(replacement.name)) return verdict;
    // The file had no extension before.
    return { ...(await readDocument(new File([file], replacement.name))), replacement };
  };
  return { readDocument };
}

function reader(createWorker: () => Worker): (file: File) => Promise<ReadReport> {
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

  return (file) => {
    lastId += 1;
    const order: ReadOrder = { id: lastId, file };
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
}

function newReadingWorker(): Worker {
  return new Worker(new URL('./readDocument.worker.ts', import.meta.url), { name: 'read-document' });
}

function newUnpackingWorker(): Worker {
  return new Worker(new URL('./unpackFile.worker.ts', import.meta.url), { name: 'unpack-file' });
}
