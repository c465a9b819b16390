export type RemoteState<Value> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'loaded'; readonly value: Value };

/**
 * Waits before each further attempt. A remote is a chain of three files (entry, part, page), and for each a browser
 * first answers with the failure of its preload.
 */
const retryDelaysMs = [0, 100, 400];

/** A federated module: fetched once, kept, and fetched again after a failure. */
export class RemoteSource<Value> {
  #state: RemoteState<Value> = { status: 'idle' };
  #loading: Promise<void> | undefined;
  readonly #fetch: () => Promise<Value>;
  readonly #listeners = new Set<() => void>();

  constructor(fetch: () => Promise<Value>) {
    this.#fetch = fetch;
  }

  /** Its state; the same object until it changes. */
  readonly state = (): RemoteState<Value> => this.#state;

  /** Tells a listener of every change of the state. Answers how to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches it. Settles when that has succeeded or failed, and never rejects. */
  readonly load = (): Promise<void> => {
    this.#loading ??= this.#loadOnce();
    return this.#loading;
  };

  async #loadOnce(): Promise<void> {
    this.#change({ status: 'loading' });
    try {
      this.#change({ status: 'loaded', value: await this.#fetchPersistently() });
    } catch (error) {
      this.#loading = undefined;
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
