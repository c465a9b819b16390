import type { DocumentReceipt } from '@incasso/contract/intakeRequest';

/** One `documents` part: the file itself, or the receipt of one that the browser has uploaded. */
export type SentDocument =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
  | ({ readonly kind: 'receipt' } & DocumentReceipt);
