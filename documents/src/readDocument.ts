import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { DocumentCaution, DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { endOfJpeg } from './bytes/isComplete';
import { checkDocument, type DocumentToCheck } from './checkDocument';
import type { ReadInvoice } from './invoice/Invoice';
import type { InvoiceRefusal } from './invoice/invoiceRefusals.text';
import { readPdfInvoice, type PdfReading } from './readPdfInvoice';
import { readInvoice } from './readInvoice';

/** What was read from a document: its refusal, or the e-invoice that it is or contains. */
export type DocumentReading =
  | ({
      readonly ok: true;
      readonly caution?: DocumentCaution;
      /** What it is by its content, where that says so. */
      readonly kind?: DocumentKind;
    } & PdfReading)
  | {
      readonly ok: false;
      readonly refusal: DocumentRefusal;
      /** Why an XML file cannot be read as an e-invoice. */
      readonly invoiceRefusal?: InvoiceRefusal;
    };

/**
 * Checks a document's content as `checkDocument` does, and reads the e-invoice that an XML file is or a PDF contains:
 * browsers and functions share this check. An XML file is accepted only as a readable e-invoice or a response to one; a
 * PDF with any content. A mail needs `readDocumentOrMail`.
 */
export async function readDocument(document: Omit<DocumentToCheck, 'isInvoice' | 'isMail'>): Promise<DocumentReading> {
  const extension = documentExtension(document.name);
  const read = extension === 'xml' ? readInvoice(document.bytes) : undefined;
  const isAnswer = read?.ok === false && read.isAnswer === true;
  const refusal = await checkDocument({ ...document, isInvoice: read?.ok === true || isAnswer });
  if (refusal !== undefined) return { ok: false, refusal, ...(read?.ok === false && { invoiceRefusal: read.refusal }) };
  if (isAnswer) return { ok: true, invoice: undefined, kind: 'sending' };
  if (extension === 'pdf') {
    const reading = await readPdfInvoice(document.bytes);
    return { ok: true, ...reading, ...kindOf(reading.invoice) };
  }
  const isUnended = (extension === 'jpg' || extension === 'jpeg') && endOfJpeg(document.bytes) === 'unmarked';
  const invoice = read?.ok === true ? read.value : undefined;
  return { ok: true, invoice, ...kindOf(invoice), ...(isUnended && { caution: 'unended_photo' }) };
}

function kindOf(read: ReadInvoice | undefined): { readonly kind?: 'invoice' | 'credit_note' } {
  return read === undefined ? {} : { kind: read.invoice.kind };
}
