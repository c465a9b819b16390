import { latin1Text } from './bytes/byteArrays';
import { readFields } from './fields/readFields';
import type { ReadInvoice } from './invoice/Invoice';
import { invoiceLimits } from './invoice/invoiceLimits';
import type { InvoiceRefusal } from './invoice/invoiceRefusals.text';
import { canOpenAsPdf } from './pdf/startsAsPdf';
import { decodeText } from './xml/decodeText';
import { elementReader } from './xml/elementReader';
import { invoiceVocabulary, isInvoiceName } from './fields/invoiceVocabulary';
import { RefusedXml } from './xml/RefusedXml';
import type { XmlElement } from './xml/XmlElement';

export type InvoiceResult =
  | { readonly ok: true; readonly value: ReadInvoice }
  | { readonly ok: false; readonly refusal: InvoiceRefusal };

/**
 * Reads an e-invoice, UBL 2.1 (Peppol BIS Billing 3.0) or CII (Factur-X, ZUGFeRD 2), from the bytes of its file; never
 * throws, whatever the file contains. Where real files differ from the standard it accepts them: company numbers
 * without a scheme, dates with a time, no due date, an access point's envelope, UTF-8 that claims to be UTF-16.
 */
export function readInvoice(bytes: Uint8Array): InvoiceResult {
  try {
    return { ok: true, value: readRoot(readXml(bytes)) };
  } catch (error) {
    if (error instanceof RefusedXml) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** Reads the root of an e-invoice, or of the envelope around it. */
function readRoot(root: XmlElement): ReadInvoice {
  const documents = isInvoiceName(root.name)
    ? [root]
    : [...root.children.values()].flat().filter(({ name }) => isInvoiceName(name));
  const [document, another] = documents;
  if (document === undefined || another !== undefined) throw new RefusedXml('other_xml');
  return readFields(document);
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
