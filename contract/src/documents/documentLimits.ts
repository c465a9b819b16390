const megabyte = 1024 * 1024;

/** Sizes in bytes. */
export const documentLimits = {
  maxCount: 20,
  maxBytes: 50 * megabyte,
  maxTotalBytes: 150 * megabyte,
  /** Longest file name that is stored, in characters. */
  maxNameLength: 150,
  /** Longest file name that is accepted, in UTF-16 units. File systems allow at most 255. */
  maxSentNameLength: 1024,
} as const;
