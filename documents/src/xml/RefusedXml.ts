import type { InvoiceRefusal } from '../invoice/invoiceRefusals.text';

/** Thrown where reading stops; `readInvoice` answers its refusal. */
export class RefusedXml extends Error {
  constructor(readonly refusal: InvoiceRefusal) {
    super(refusal);
  }
}
