/** Ids of the parts of the frame that come to life; all around them stays as it was prerendered. */
export const islands = { intake: 'intake', toasts: 'toasts' } as const;
