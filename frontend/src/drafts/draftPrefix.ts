/** Prefix of a draft's key in `localStorage`, and of the lock that an open tab holds on it. */
export const draftPrefix = 'intake-draft:';
