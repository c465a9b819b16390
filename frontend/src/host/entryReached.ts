/**
 * Dispatched on the site's `window` before the router sees a history entry. A page cancels it for an entry of its
 * own: browsers call the listeners of `popstate` in the order of their registration, and the router's is earlier.
 */
export const entryReached = 'entryreached';
