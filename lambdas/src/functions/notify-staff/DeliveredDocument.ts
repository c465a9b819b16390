import type { StoredDocument } from '../../submissions/SubmissionRecord';

/** How a document reaches the staff, or why it does not. */
export type DeliveredDocument = { readonly document: StoredDocument } & (
  | { readonly kind: 'attached'; readonly attachmentName: string; readonly isScanned: boolean }
  | { readonly kind: 'linked'; readonly url: string; readonly isScanned: boolean }
  /** The scan has not come yet; the link opens when it has found the document clean. */
  | { readonly kind: 'awaited'; readonly url: string }
  | { readonly kind: 'infected' }
  /** The scan could not look into it. */
  | { readonly kind: 'unscannable' }
);
