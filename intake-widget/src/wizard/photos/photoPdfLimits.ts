export const photoPdfLimits = {
  /** Maximum size of the PDF. */
  maxBytes: 8 * 1024 * 1024,
  /** With more photos, each would be too small to read. */
  maxCount: 40,
} as const;
