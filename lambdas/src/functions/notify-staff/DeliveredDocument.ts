import type { StoredDocument } from '../../submissions/SubmissionRecord';

/** How a document reaches the staff, or why it does not. */
export type DeliveredDocument = {
  readonly document: StoredDocument;
} & (
  | { readonly kind: 'attached'; readonly attachmentName: string; readonly isScanned: boolean }
  | { readonly kind: 'linked'; readonly url: string; readonly isScanned: boolean }
  /** Not scanned yet; the link works once the scan has found the document clean. */
  | { readonly kind: 'awaited'; readonly url: string }
  | { readonly kind: 'infected' }
  /** The scan could not read it. */
  | { readonly kind: 'unscannable' }
);
