export type RemoteState<Value> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'loaded'; readonly value: Value };

/**
 * Delays between attempts. A remote is a chain of three files (entry, part, page), and for each one the browser first
 * repeats the failure of its preload.
 */
const retryDelaysMs = [0, 100, 400];

/** How long a visitor waits before an error message replaces the part. A later response is still shown. */
const waitLimitMs = 6000;

/** A federated module: fetched once, cached, and fetched again after a failure. */
export class RemoteSource<Value> {
  #state: RemoteState<Value> = { status: 'idle' };
  #fetching: Promise<void> | undefined;
  readonly #fetch: () => Promise<Value>;
  readonly #listeners = new Set<() => void>();

  constructor(fetch: () => Promise<Value>) {
    this.#fetch = fetch;
  }

  /** Returns the same object until it changes, as `useSyncExternalStore` requires. */
  readonly state = (): RemoteState<Value> => this.#state;

  /** Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the module. Resolves when that has succeeded, failed or timed out, and never rejects. */
  readonly load = async (): Promise<void> => {
    this.#fetching ??= this.#fetchOnce();
    if (this.#state.status === 'loaded') return;
    if (this.#state.status !== 'loading') this.#change({ status: 'loading' });
    if (await endsWithin(this.#fetching, waitLimitMs)) return;
    this.#change({ status: 'failed', error: new Error('A part of the site did not come in time.') });
  };

  async #fetchOnce(): Promise<void> {
    try {
      this.#change({ status: 'loaded', value: await this.#fetchPersistently() });
    } catch (error) {
      this.#fetching = undefined;
      this.#change({ status: 'failed', error });
    }
  }

  async #fetchPersistently(): Promise<Value> {
    for (const delayMs of retryDelaysMs) {
      try {
        return await this.#fetch();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, delayMs));
      }
    }
    return this.#fetch();
  }

  #change(state: RemoteState<Value>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

async function endsWithin(task: Promise<void>, limitMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const hasEnded = await Promise.race([task.then(() => true), limit]);
  // A pending timer would keep the build's process alive.
  clearTimeout(timer);
  return hasEnded;
}
