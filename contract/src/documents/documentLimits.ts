const megabyte = 1024 * 1024;

/** Limits on documents. Sizes in bytes. */
export const documentLimits = {
  maxCount: 20,
  maxBytes: 50 * megabyte,
  maxTotalBytes: 150 * megabyte,
  /** Longest file name that is kept, in characters. */
  maxNameLength: 150,
  /** Longest file name that is read, in UTF-16 units. File systems allow 255 at most. */
  maxSentNameLength: 1024,
} as const;
