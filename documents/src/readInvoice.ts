import { latin1Text } from './bytes/byteArrays';
import { readFields } from './fields/readFields';
import type { ReadInvoice } from './invoice/Invoice';
import { invoiceLimits } from './invoice/invoiceLimits';
import type { InvoiceRefusal } from './invoice/invoiceRefusals.text';
import { canOpenAsPdf } from './pdf/startsAsPdf';
import { decodeText } from './xml/decodeText';
import { elementReader } from './xml/elementReader';
import { answerName, invoiceVocabulary, isInvoiceName } from './fields/invoiceVocabulary';
import { RefusedXml, type XmlElement } from './xml/XmlElement';

export type InvoiceResult =
  | { readonly ok: true; readonly value: ReadInvoice }
  | {
      readonly ok: false;
      readonly refusal: InvoiceRefusal;
      /** Whether it is an answer to an e-invoice instead. Default: no. */
      readonly isAnswer?: true;
    };

/**
 * Reads an e-invoice, UBL 2.1 (Peppol BIS Billing 3.0) or CII (Factur-X, ZUGFeRD 2), from the bytes of its file; never
 * throws, whatever the file contains. Where real files differ from the standard it accepts them: company numbers
 * without a scheme, dates with a time, no due date, an access point's envelope, UTF-8 that claims to be UTF-16.
 */
export function readInvoice(bytes: Uint8Array): InvoiceResult {
  try {
    const document = documentIn(readXml(bytes));
    if (document.name === answerName) return { ok: false, refusal: 'other_ubl', isAnswer: true };
    return { ok: true, value: readFields(document) };
  } catch (error) {
    if (error instanceof RefusedXml) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** The root of a file, or the only document in the envelope that it is. */
function documentIn(root: XmlElement): XmlElement {
  const isDocument = ({ name }: XmlElement) => isInvoiceName(name) || name === answerName;
  const [document, another] = isDocument(root) ? [root] : [...root.children.values()].flat().filter(isDocument);
  if (document === undefined || another !== undefined) throw new RefusedXml('other_xml');
  return document;
}

function readXml(bytes: Uint8Array): XmlElement {
  if (bytes.length === 0) throw new RefusedXml('empty');
  if (canOpenAsPdf(bytes)) throw new RefusedXml('pdf_unread');
  if (!startsLikeXml(bytes)) throw new RefusedXml('not_xml');
  if (bytes.length > invoiceLimits.maxBytes) throw new RefusedXml('too_large');
  const reader = elementReader(invoiceVocabulary);
  for (const chunk of decodeText(bytes)) reader.write(chunk);
  return reader.end();
}

/** True in any encoding: XML begins with `<`, after a byte order mark, the zeros of UTF-16 and white space. */
export function startsLikeXml(bytes: Uint8Array): boolean {
  const start = latin1Text(bytes.subarray(0, 250))
    .replaceAll('\0', '')
    .replace(/^(ï»¿|ÿþ|þÿ)/, '');
  return start.trimStart().startsWith('<');
}
