import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { readPdfInvoice } from './readPdfInvoice';
import { readInvoice, type InvoiceResult } from './readInvoice';

/** Reads an e-invoice from the XML in a PDF, or from any other file as XML. */
export async function readInvoiceFile({
  name,
  bytes,
}: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): Promise<InvoiceResult> {
  if (documentExtension(name) !== 'pdf') return readInvoice(bytes);
  const { invoice, unread } = await readPdfInvoice(bytes);
  if (invoice !== undefined) return { ok: true, value: invoice };
  return { ok: false, refusal: unread ? 'pdf_unread' : 'pdf' };
}
