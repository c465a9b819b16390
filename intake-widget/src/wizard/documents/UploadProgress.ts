/** How much of each document is uploaded. Immutable between changes. */
export type UploadState = {
  /** Bytes sent, by document id. Only for documents that are being uploaded or stored. */
  readonly sentBytes: ReadonlyMap<string, number>;
  /** Whether the upload waits for the connection to return. */
  readonly isWaiting: boolean;
};

/** Progress outside the machine: it changes many times a second and affects no decision. */
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
