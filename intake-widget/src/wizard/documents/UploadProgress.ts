/** How much of each document is uploaded. Immutable between changes. */
export type UploadState = {
  /** Bytes that went out, by document id. Only documents that are under way or stored have one. */
  readonly sentBytes: ReadonlyMap<string, number>;
  /** Whether the upload waits for the connection to come back. */
  readonly isWaiting: boolean;
};

/** Progress beside the machine: it changes many times a second and decides nothing. */
export type UploadProgress = {
  readonly current: () => UploadState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly sent: (id: string, bytes: number) => void;
  readonly waiting: (isWaiting: boolean) => void;
  readonly reset: () => void;
};

const nothing: UploadState = { sentBytes: new Map(), isWaiting: false };

export function createUploadProgress(): UploadProgress {
  const listeners = new Set<() => void>();
  let state = nothing;
  const change = (changed: UploadState) => {
    state = changed;
    for (const listener of listeners) listener();
  };
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    sent: (id, bytes) => change({ ...state, sentBytes: new Map(state.sentBytes).set(id, bytes) }),
    waiting: (isWaiting) => change({ ...state, isWaiting }),
    reset: () => change(nothing),
  };
}
