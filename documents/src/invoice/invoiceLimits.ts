const megabyte = 1024 * 1024;

/** Limits on the XML of an e-invoice: far above what accounting packages write, far below what slows a phone down. */
export const invoiceLimits = {
  /**
   * Of the whole file, and of all XML within a PDF together, inflated. In bytes. Room for a PDF of 9 MB in it; reading
   * so much from a PDF takes 55 MB of a browser's memory.
   */
  maxBytes: 20 * megabyte,
  /** Of files within a PDF whose beginning is looked at. */
  maxFilesInPdf: 200,
  /** Of those that begin as XML. */
  maxXmlInPdf: 10,
  /** Of the streams that list the objects of a PDF or hold several, inflated, together. In bytes. */
  maxBytesOfObjects: 4 * megabyte,
  /** Of elements within elements. UBL itself needs about a dozen; signatures in extensions some more. */
  maxDepth: 50,
  /** Elements of the whole file: more than 5,000 lines. */
  maxElements: 400_000,
  /** Elements apart from lines and extensions, which are not kept. */
  maxKeptElements: 5_000,
  /** Attributes of one element, declarations of namespaces included. */
  maxAttributes: 100,
  /** Of one tag with its attributes, and of a text with references to characters. In characters. */
  maxTagLength: 32 * 1024,
  /** Of a text that is read, such as a name. In characters. */
  maxTextLength: 1_000,
  /** Digits of an amount, before and after the point. */
  maxDigits: 30,
} as const;
