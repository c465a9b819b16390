import { draftPrefix } from '@incasso/frontend/drafts/draftNames';

/** Prevents other open tabs from taking this tab's draft. */
export type DraftLock = {
  /**
   * Locks a draft and unlocks any other. `false` when another tab holds it and does not release it within `patienceMs`
   * (default: does not wait).
   */
  readonly take: (submissionId: string, patienceMs?: number) => Promise<boolean>;
  readonly release: () => void;
};

/**
 * Uses the browser's Web Locks, which end with the tab, also in a crash. Browsers without them lock nothing. A page
 * that is left locks nothing until it is shown again: Firefox puts no page aside for Back that holds a lock.
 */
export function createDraftLock(): DraftLock {
  let held: { readonly submissionId: string; readonly isTaken: Promise<boolean> } | undefined;
  let ending = new AbortController();

  const release = () => {
    ending.abort();
    held = undefined;
  };

  const take = (submissionId: string, patienceMs = 0) => {
    if (held?.submissionId === submissionId) return held.isTaken;
    release();
    ending = new AbortController();
    const { signal } = ending;
    held = { submissionId, isTaken: requestLock(submissionId, patienceMs, signal) };
    const putAside = () => {
      release();
      addEventListener('pageshow', () => void take(submissionId), { once: true });
    };
    // At `pagehide` Firefox has already decided. If the visitor stays, the next change locks the draft again.
    addEventListener('beforeunload', putAside, { once: true, signal });
    return held.isTaken;
  };

  return { take, release };
}

function requestLock(submissionId: string, patienceMs: number, ended: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  const untilEnded = new Promise<void>((resolve) => ended.addEventListener('abort', () => resolve()));
  return new Promise((resolve) => {
    navigator.locks
      .request(
        draftPrefix + submissionId,
        patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true },
        (lock) => {
          resolve(lock !== null && !ended.aborted);
          return lock === null ? undefined : untilEnded;
        },
      )
      .catch((error: unknown) => resolve(!isTimeout(error)));
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name);
}
