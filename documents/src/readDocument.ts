import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { checkDocument, type DocumentToCheck } from './checkDocument';
import { readPdfInvoice, type PdfReading } from './readPdfInvoice';
import { readInvoice } from './readInvoice';

/** What a document is found to be: refused; or accepted, and then the e-invoice that it is or holds. */
export type DocumentReading =
  | ({ readonly ok: true } & PdfReading)
  | { readonly ok: false; readonly refusal: DocumentRefusal };

/**
 * Checks a document as `checkDocument` does, by content, and reads the e-invoice that an XML file is or that a PDF
 * holds: the one check of browsers and functions. An XML file is accepted where it is read, and not otherwise; a PDF is
 * accepted whatever it holds.
 */
export async function readDocument(document: Omit<DocumentToCheck, 'isInvoice'>): Promise<DocumentReading> {
  const extension = documentExtension(document.name);
  const read = extension === 'xml' ? await readInvoice(document.bytes) : undefined;
  const refusal = await checkDocument({ ...document, isInvoice: read?.ok === true });
  if (refusal !== undefined) return { ok: false, refusal };
  if (extension === 'pdf') return { ok: true, ...(await readPdfInvoice(document)) };
  return { ok: true, invoice: read?.ok === true ? read.value : undefined };
}
