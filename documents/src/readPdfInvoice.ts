import type { Inflate } from './checkDocument';
import { findEncryption } from './pdf/findEncryption';
import type { ReadInvoice } from './invoice/Invoice';
import { invoiceLimits } from './invoice/invoiceLimits';
import { readInvoice } from './readInvoice';
import { embeddedFiles, type EmbeddedFile } from './pdf/embeddedFiles';

/** A PDF, and what inflates: without it, only what is stored plainly is read. */
export type PdfFile = { readonly bytes: Uint8Array; readonly inflate?: Inflate | undefined };

/**
 * The e-invoice within a PDF, as Factur-X, ZUGFeRD and Odoo write it; `undefined` where there is none, where the PDF is
 * encrypted, and where it holds different ones. Documents within that e-invoice stay there: the PDF is one already.
 */
export async function readPdfInvoice({ bytes, inflate }: PdfFile): Promise<ReadInvoice | undefined> {
  const found = new Map<string, ReadInvoice>();
  let room: number = invoiceLimits.maxBytesInPdf;
  let isEncrypted: boolean | undefined;
  for (const file of embeddedFiles(bytes)) {
    isEncrypted ??= findEncryption(bytes) !== undefined;
    if (isEncrypted) return undefined;
    const xml = await open(file, { inflate, maxBytes: room });
    if (xml === undefined) continue;
    room -= xml.length;
    const read = await readInvoice(xml);
    if (!read.ok) continue;
    const { invoice } = read.value;
    const { kind, number, currency, amounts } = invoice;
    const key = JSON.stringify([kind, number, currency, amounts.payable]);
    if (!found.has(key)) found.set(key, { invoice, embeddedDocuments: [] });
  }
  const [invoice, another] = found.values();
  return another === undefined ? invoice : undefined;
}

async function open(
  { isDeflated, contents }: EmbeddedFile,
  { inflate, maxBytes }: { readonly inflate: Inflate | undefined; readonly maxBytes: number },
): Promise<Uint8Array | undefined> {
  if (!isDeflated) return contents.find(({ length }) => length <= maxBytes);
  for (const content of contents) {
    // Between the two bytes and the four that zlib puts around it (RFC 1950).
    const inflated = await inflate?.(content.subarray(2, -4), maxBytes);
    if (inflated !== undefined) return inflated;
  }
  return undefined;
}
