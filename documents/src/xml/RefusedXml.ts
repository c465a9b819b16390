import type { InvoiceRefusal } from '../invoice/invoiceRefusals.text';

/** Thrown when reading stops; `readInvoice` returns its refusal. */
export class RefusedXml extends Error {
  constructor(readonly refusal: InvoiceRefusal) {
    super(refusal);
  }
}
