/** Tells the script that loads all others that the page has come to life. */
export const aliveEvent = 'site:alive';
