import { retryDelayMs } from '@incasso/frontend/api/retry';
import { retryRule, type UploadTicketsAnswer } from '@incasso/contract/api';
import { SubmissionError } from '../submission/failures';
import type { Put, PutOutcome } from './putDocument';
import type { UploadProgress } from '../documents/UploadProgress';

export type StorableDocument = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly file: File;
};

export type UploadPorts = {
  /** Requests links for these documents. Rejects with a `SubmissionError`. */
  readonly requestTickets: (documents: readonly StorableDocument[]) => Promise<UploadTicketsAnswer>;
  readonly put: (put: Put) => Promise<PutOutcome>;
  /** Rejects with a `SubmissionError` when the document's file changed since it was accepted. */
  readonly requireUnchanged: (document: StorableDocument) => Promise<void>;
  readonly progress: UploadProgress;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly signal: AbortSignal;
};

const atATime = 2;

/**
 * Stores documents in rounds: each requests new links for the missing documents and uploads those. Rejects with a
 * `SubmissionError` after as many rounds without progress as the retry rule has attempts.
 */
export async function uploadInRounds(documents: readonly StorableDocument[], ports: UploadPorts): Promise<void> {
  const { requestTickets, pause, signal } = ports;
  let left = documents;
  let idleRounds = 0;
  while (left.length > 0) {
    const { data } = await requestTickets(left);
    const stored = await storeByTickets(left, data.tickets, ports);
    signal.throwIfAborted();
    const next = left.filter((document) => !stored.has(document));
    idleRounds = next.length < left.length ? 0 : idleRounds + 1;
    left = next;
    if (idleRounds > retryRule.maxRetries) throw new SubmissionError({ kind: 'unreachable' });
    if (left.length > 0) await pause(retryDelayMs(idleRounds));
  }
}

async function storeByTickets(
  documents: readonly StorableDocument[],
  tickets: UploadTicketsAnswer['data']['tickets'],
  { put, requireUnchanged, progress, signal }: UploadPorts,
): Promise<Set<StorableDocument>> {
  const stored = new Set<StorableDocument>();
  const queue = documents.values();

  const work = async () => {
    for (const document of queue) {
      const { id, size, sha256, file } = document;
      const ticket = tickets.find((candidate) => candidate.sha256 === sha256);
      if (ticket === undefined || signal.aborted) continue;
      progress.sent(id, 0);
      const onProgress = (sentBytes: number) => progress.sent(id, sentBytes);
      const outcome = 'stored' in ticket ? 'stored' : await put({ ...ticket, file, onProgress, signal });
      progress.sent(id, outcome === 'stored' ? size : 0);
      if (outcome === 'stored') {
        stored.add(document);
        continue;
      }
      signal.throwIfAborted();
      await requireUnchanged(document);
    }
  };

  await Promise.all(Array.from({ length: atATime }, work));
  return stored;
}
