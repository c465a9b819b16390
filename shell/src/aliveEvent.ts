/** Fired on hydration, for the script that loads all others. */
export const aliveEvent = 'site:alive';
