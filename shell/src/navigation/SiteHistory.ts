import type { Navigate, SiteLocation } from '@incasso/browser/host/navigation';
import { ScrollPositions } from './ScrollPositions';
import { sitePath } from './sitePath';

/** The site's places in the browser's history, each with how far it was scrolled. */
export class SiteHistory {
  readonly #scrollPositions = new ScrollPositions();
  readonly #listeners = new Set<() => void>();
  #location = this.#readLocation();

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    addEventListener('scroll', () => this.#scrollPositions.set(this.#location.key, scrollY), { passive: true });
    addEventListener('pagehide', () => {
      this.#scrollPositions.save();
      // For a reload the browser itself finds the place back.
      history.scrollRestoration = 'auto';
    });
  }

  readonly location = (): SiteLocation => this.#location;

  /** Tells a listener of every change of the location. Answers how to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly navigate: Navigate = (to, { replace = false } = {}) => {
    const entry = { key: newKey() };
    history.scrollRestoration = 'manual';
    if (replace) history.replaceState(entry, '', to);
    else history.pushState(entry, '', to);
    this.#arrive();
  };

  #arrive(): void {
    this.#location = this.#readLocation();
    for (const listener of this.#listeners) listener();
  }

  #readLocation(): SiteLocation {
    const key = entryKey() ?? newKey();
    // The browser made this entry by itself, for the first page or for a link to a `#place`.
    if (entryKey() === undefined) history.replaceState({ key }, '');
    return {
      pathname: sitePath(location.pathname),
      search: location.search,
      hash: location.hash,
      key,
      scrollTop: this.#scrollPositions.get(key),
    };
  }
}

function entryKey(): string | undefined {
  const entry: unknown = history.state;
  return typeof entry === 'object' && entry !== null && 'key' in entry && typeof entry.key === 'string'
    ? entry.key
    : undefined;
}

/** Tells visits apart, nothing more. */
function newKey(): string {
  return Math.random().toString(36).slice(2);
}
