/** How much of each document is uploaded. Immutable between changes. */
export type UploadState = {
  /** Bytes sent, by document id. Only for documents that are being uploaded or stored. */
  readonly sentBytes: ReadonlyMap<string, number>;
};

/** Progress outside the machine: it changes many times a second and affects no decision. */
export type UploadProgress = {
  readonly current: () => UploadState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly sent: (id: string, bytes: number) => void;
  readonly reset: () => void;
};

const nothing: UploadState = { sentBytes: new Map() };

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
    sent: (id, bytes) => change({ sentBytes: new Map(state.sentBytes).set(id, bytes) }),
    reset: () => change(nothing),
  };
}
