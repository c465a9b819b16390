const storageKey = 'scroll-positions';

/** How far the pages of this browser tab were scrolled, by visit. Survives a reload. */
export class ScrollPositions {
  readonly #positions = read();

  get(key: string): number | undefined {
    return this.#positions.get(key);
  }

  set(key: string, position: number): void {
    this.#positions.set(key, position);
  }

  /** Keeps the positions for the next document of the tab. Without storage, pages are then shown from their top. */
  save(): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(this.#positions)));
    } catch {
      return;
    }
  }
}

function read(): Map<string, number> {
  const positions = new Map<string, number>();
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    for (const [key, position] of Object.entries(saved ?? {})) {
      if (typeof position === 'number') positions.set(key, position);
    }
  } catch {
    return positions;
  }
  return positions;
}
