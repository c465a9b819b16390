import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { DocumentReceipt } from '@incasso/contract/intakeRequest';

/** One `documents` part: the file itself, or the receipt of one that the browser has uploaded. */
export type SentDocument = ({ readonly name: string; readonly bytes: Uint8Array } | DocumentReceipt) & {
  /** What the visitor chose that it is. */
  readonly kind?: DocumentKind | undefined;
};
