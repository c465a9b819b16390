/** What an open tab holds, so that no other takes it. */
export type Claim = {
  /** Claims a draft and gives up any other. `false` when another tab holds it. */
  readonly take: (submissionId: string) => Promise<boolean>;
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
    take(submissionId) {
      if (held?.submissionId === submissionId) return held.isTaken;
      release();
      const lock = requestLock(submissionId);
      giveUp = lock.giveUp;
      held = { submissionId, isTaken: lock.isTaken };
      return lock.isTaken;
    },
    release,
  };
}

function requestLock(submissionId: string): { isTaken: Promise<boolean>; giveUp: () => void } {
  if (!('locks' in navigator)) return { isTaken: Promise.resolve(true), giveUp: () => undefined };
  let giveUp: () => void = () => undefined;
  const untilGivenUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  const isTaken = new Promise<boolean>((resolve) => {
    navigator.locks
      .request(`intake-draft:${submissionId}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : untilGivenUp;
      })
      .catch(() => resolve(true));
  });
  return { isTaken, giveUp };
}
