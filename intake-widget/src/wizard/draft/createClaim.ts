/** What an open tab holds, so that no other takes it. */
export type Claim = {
  /**
   * Claims a draft and gives up any other. `false` when another tab holds it, and does not let go of it within the
   * patience given: in milliseconds, default none.
   */
  readonly take: (submissionId: string, patienceMs?: number) => Promise<boolean>;
  readonly release: () => void;
};

/** A claim by a lock of the browser: it ends with the tab, also in a crash. Where there are no locks, all is free. */
export function createClaim(): Claim {
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
        `intake-draft:${submissionId}`,
        patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true },
        (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : untilGivenUp;
        },
      )
      .catch((error: unknown) => resolve(!isImpatience(error)));
  });
  return { isTaken, giveUp };
}

function isImpatience(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name);
}
