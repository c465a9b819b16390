const megabyte = 1024 * 1024;

/** Limits of an e-invoice's XML: far above what accounting packages write, far below what slows a phone down */
export const invoiceLimits = {
  /**
   * In bytes: of the file, and of all XML within a PDF together, inflated. Allows an embedded PDF of 9 MB; reading that
   * much from a PDF takes 55 MB of a browser's memory.
   */
  maxBytes: 20 * megabyte,
  /** Files within a PDF whose first bytes are read */
  maxFilesInPdf: 200,
  /** Files within a PDF that start as XML */
  maxXmlInPdf: 10,
  /** Inflated bytes of all streams together that list or contain objects of a PDF */
  maxBytesOfObjects: 4 * megabyte,
  /** Nesting of elements. UBL itself needs about a dozen; signatures in extensions some more. */
  maxDepth: 50,
  /** Elements of the file: more than 5,000 lines */
  maxElements: 400_000,
  /** Elements that are kept: most of lines and all of extensions are not */
  maxKeptElements: 5_000,
  /** Lines that are read; further ones are validated only */
  maxLines: 20,
  /** Attributes of one element, including namespace declarations */
  maxAttributes: 100,
  /** Characters of one tag with its attributes, and of a text with character references */
  maxTagLength: 32 * 1024,
  /** Characters of a text, such as a name */
  maxTextLength: 1_000,
  /** Digits of an amount, before and after the decimal point */
  maxDigits: 30,
} as const;
