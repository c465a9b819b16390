import * as v from 'valibot';

/** What stays of a submitted case in the visitor's browser. */
export const receiptSchema = v.object({
  reference: v.string(),
  /** Key of the link with which the client adds to the case. */
  caseKey: v.string(),
});

export type Receipt = v.InferOutput<typeof receiptSchema>;

/** Stores receipts beyond the wizard's lifetime. */
export type ReceiptKeeper = { readonly keep: (receipt: Receipt) => void };
