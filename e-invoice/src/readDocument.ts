import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { judgeDocument, type JudgedDocument } from '@incasso/contract/documents/judgeDocument';
import { readInvoice } from './readInvoice';
import type { ReadInvoice } from './ubl/readUbl';

/** What a document is found to be: refused; or accepted, and then what an XML file says as an e-invoice. */
export type DocumentReading =
  | { readonly ok: true; readonly invoice: ReadInvoice | undefined }
  | { readonly ok: false; readonly refusal: DocumentRefusal };

/**
 * Judges a document as `judgeDocument` does, by content, and reads the e-invoice that an XML file holds: the one judge
 * of browsers and functions. An XML file is accepted where it is read, and not otherwise.
 */
export async function readDocument(document: Omit<JudgedDocument, 'isInvoice'>): Promise<DocumentReading> {
  const read = documentExtension(document.name) === 'xml' ? await readInvoice(document.bytes) : undefined;
  const refusal = judgeDocument({ ...document, isInvoice: read?.ok === true });
  if (refusal !== undefined) return { ok: false, refusal };
  return { ok: true, invoice: read?.ok === true ? read.value : undefined };
}
