import type { DocumentCaution, DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { endOfJpeg } from './bytes/isComplete';
import { checkDocument, type DocumentToCheck } from './checkDocument';
import type { InvoiceRefusal } from './invoice/invoiceRefusals.text';
import { readPdfInvoice, type PdfReading } from './readPdfInvoice';
import { readInvoice } from './readInvoice';

/** What was read from a document: its refusal, or the e-invoice that it is or contains. */
export type DocumentReading =
  | ({ readonly ok: true; readonly caution?: DocumentCaution } & PdfReading)
  | {
      readonly ok: false;
      readonly refusal: DocumentRefusal;
      /** Name of the attachment for which a mail is refused. */
      readonly attachment?: string;
      /** Why an XML file cannot be read as an e-invoice. */
      readonly invoiceRefusal?: InvoiceRefusal;
    };

/**
 * Checks a document's content as `checkDocument` does, and reads the e-invoice that an XML file is or a PDF contains:
 * the one check of browsers and functions. An XML file is accepted only if it can be read; a PDF whatever it contains.
 * A mail needs `readDocumentOrMail`.
 */
export async function readDocument(document: Omit<DocumentToCheck, 'isInvoice' | 'isMail'>): Promise<DocumentReading> {
  const extension = documentExtension(document.name);
  const read = extension === 'xml' ? readInvoice(document.bytes) : undefined;
  const refusal = await checkDocument({ ...document, isInvoice: read?.ok === true });
  if (refusal !== undefined) return { ok: false, refusal, ...(read?.ok === false && { invoiceRefusal: read.refusal }) };
  if (extension === 'pdf') return { ok: true, ...(await readPdfInvoice(document.bytes)) };
  const isUnended = (extension === 'jpg' || extension === 'jpeg') && endOfJpeg(document.bytes) === 'unmarked';
  return {
    ok: true,
    invoice: read?.ok === true ? read.value : undefined,
    ...(isUnended && { caution: 'unended_photo' }),
  };
}
