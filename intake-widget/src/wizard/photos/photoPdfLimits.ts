export const photoPdfLimits = {
  /** Size of the PDF in bytes. */
  maxBytes: 8 * 1024 * 1024,
  /** Of more photos, each would be too small to read. */
  maxCount: 40,
} as const;
