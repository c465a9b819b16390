import { sha256Schema } from '@incasso/contract/intakeRequest';
import { invoiceSchema } from '@incasso/documents/Invoice';
import * as v from 'valibot';

/** The data of an e-invoice among the documents: read by us, not typed by the visitor. */
export const invoiceReadingSchema = v.object({
  sha256: v.pipe(sha256Schema, v.description('Of the document that it was read from.')),
  invoice: v.pipe(
    invoiceSchema,
    v.description('The terms (BT) and groups (BG) are those of EN 16931. Amounts are decimals as text.'),
  ),
});

export type InvoiceReading = v.InferOutput<typeof invoiceReadingSchema>;
