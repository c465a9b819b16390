import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { readPdfInvoice, type PdfFile } from './readPdfInvoice';
import { readInvoice, type InvoiceResult } from './readInvoice';

/** Reads an e-invoice from the XML in a PDF, or from any other file as XML. */
export async function readInvoiceFile({ name, ...file }: PdfFile & { readonly name: string }): Promise<InvoiceResult> {
  if (documentExtension(name) !== 'pdf') return readInvoice(file.bytes);
  const { invoice, unread } = await readPdfInvoice(file);
  if (invoice !== undefined) return { ok: true, value: invoice };
  return { ok: false, refusal: unread ? 'pdf_unread' : 'pdf' };
}
