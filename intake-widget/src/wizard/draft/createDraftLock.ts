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

/** Uses the browser's Web Locks, which end with the tab, also in a crash. Browsers without them lock nothing. */
export function createDraftLock(): DraftLock {
  let held: { readonly submissionId: string; readonly isTaken: Promise<boolean> } | undefined;
  let giveUp: () => void = () => undefined;

  const release = () => {
    giveUp();
    held = undefined;
  };

  return {
    take(submissionId, patienceMs = 0) {
      if (held?.submissionId === submissionId) return held.isTaken;
      release();
      const lock = requestLock(submissionId, patienceMs);
      giveUp = lock.giveUp;
      held = { submissionId, isTaken: lock.isTaken };
      return lock.isTaken;
    },
    release,
  };
}

function requestLock(submissionId: string, patienceMs: number): { isTaken: Promise<boolean>; giveUp: () => void } {
  if (!('locks' in navigator)) return { isTaken: Promise.resolve(true), giveUp: () => undefined };
  let giveUp: () => void = () => undefined;
  const untilGivenUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  const isTaken = new Promise<boolean>((resolve) => {
    navigator.locks
      .request(
        draftPrefix + submissionId,
        patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true },
        (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : untilGivenUp;
        },
      )
      .catch((error: unknown) => resolve(!isTimeout(error)));
  });
  return { isTaken, giveUp };
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name);
}
