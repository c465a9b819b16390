/** Fired after hydration. The script loader listens to it. */
export const aliveEvent = 'site:alive';
