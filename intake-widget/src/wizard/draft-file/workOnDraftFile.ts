import type { DraftFile, DraftFileResult } from './DraftFile';

/** What the worker is asked: to lock a draft, or to open a file. */
export type DraftFileOrder = { readonly passphrase: string } & (
  | { readonly draft: DraftFile }
  | { readonly file: Blob }
);
/** What it answers: empty where it cannot be done here. */
export type DraftFileReport = { readonly locked?: Blob; readonly opened?: DraftFileResult };

/**
 * Locks and opens draft files in a worker, which ends with its work: a second of work leaves the page free. Once
 * `signal` is aborted nothing is answered any more.
 */
export function workOnDraftFile(
  order: DraftFileOrder,
  signal: AbortSignal,
  createWorker = newWorker,
): Promise<DraftFileReport> {
  return new Promise((resolve) => {
    if (signal.aborted) return;
    try {
      const worker = createWorker();
      const end = () => worker.terminate();
      const answer = (report: DraftFileReport) => {
        if (signal.aborted) return;
        end();
        signal.removeEventListener('abort', end);
        resolve(report);
      };
      signal.addEventListener('abort', end);
      worker.addEventListener('message', ({ data }: MessageEvent<DraftFileReport>) => answer(data));
      worker.addEventListener('error', () => answer({}));
      worker.postMessage(order);
    } catch {
      resolve({});
    }
  });
}

function newWorker(): Worker {
  return new Worker(new URL('./draftFile.worker.ts', import.meta.url), { name: 'draft-file-worker' });
}
