import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { DocumentReceipt } from '@incasso/contract/intakeRequest';

/** One `documents` part: the file itself, or the receipt of an upload. */
export type SentDocument = ({ readonly name: string; readonly bytes: Uint8Array } | DocumentReceipt) & {
  /** The kind that the visitor chose */
  readonly kind?: DocumentKind | undefined;
};
