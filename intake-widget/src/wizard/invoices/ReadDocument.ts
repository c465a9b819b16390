import type { InvoiceResult } from '@incasso/e-invoice/readInvoice';

/** A document that was read as an e-invoice. */
export type ReadDocument = { readonly id: string; readonly name: string; readonly result: InvoiceResult };
