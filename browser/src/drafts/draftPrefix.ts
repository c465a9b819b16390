/**
 * Prefix of a draft's key in `localStorage` and of the lock that an open tab holds on it. `intake-widget` writes both.
 */
export const draftPrefix = 'intake-draft:';
