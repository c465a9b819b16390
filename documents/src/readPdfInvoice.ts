import type { Inflate } from './bytes/Inflate';
import type { ReadInvoice } from './invoice/Invoice';
import { invoiceLimits } from './invoice/invoiceLimits';
import { attachedFiles } from './pdf/attachedFiles';
import { findEncryption } from './pdf/findEncryption';
import { labelledFiles } from './pdf/labelledFiles';
import { listedObjects, scannedObjects, streamOf } from './pdf/pdfObjects';
import { startsAsPdf } from './pdf/startsAsPdf';
import { contentOf, pdfSource, type PdfSource, type PdfStream } from './pdf/streamContent';
import { readInvoice, startsLikeXml } from './readInvoice';

/** A PDF, and what inflates: without it, only what is stored plainly is read. */
export type PdfFile = { readonly bytes: Uint8Array; readonly inflate?: Inflate | undefined };

/** What is in a PDF. */
export type PdfReading = {
  readonly invoice: ReadInvoice | undefined;
  /** Whether XML or another file is in it that was not read: there may be an e-invoice in it all the same. */
  readonly unread?: true;
};

/**
 * The e-invoice within a PDF, as Factur-X, ZUGFeRD and Odoo write it. None where the PDF is encrypted, and where it
 * holds different ones. Documents within that e-invoice are left there: the PDF is one already.
 */
export async function readPdfInvoice(file: PdfFile): Promise<PdfReading> {
  const source = pdfSource(file);
  const { streams, areAll } = await filesOf(source);
  const readings = [await readFiles(source, streams)];
  if (readings[0]?.invoices.length === 0 && !areAll)
    readings.push(await readFiles(source, othersThan(streams, source)));
  const [invoice, another] = readings.flatMap(({ invoices }) => invoices);
  if (invoice !== undefined && another === undefined) return { invoice };
  const isUnread = another !== undefined || readings.some((reading) => reading.isUnread);
  return { invoice: undefined, ...(isUnread && { unread: true }) };
}

function* othersThan(streams: readonly PdfStream[], source: PdfSource): Generator<PdfStream> {
  const known = new Set(streams.map(({ stored }) => stored.byteOffset));
  for (const stream of labelledFiles(source)) if (!known.has(stream.stored.byteOffset)) yield stream;
}

/** The files that a PDF leads to, and whether no others can be in it. */
async function filesOf(source: PdfSource): Promise<{ streams: readonly PdfStream[]; areAll: boolean }> {
  for (const findObjects of [listedObjects, scannedObjects]) {
    const objects = await findObjects(source);
    if (objects === undefined) continue;
    const found = await attachedFiles(objects);
    const streams = found.streams.flatMap((stream) => streamOf(source, stream) ?? []);
    if (found.isWhole || streams.length > 0) return { streams, areAll: found.isWhole && objects.isResaved };
  }
  return { streams: [], areAll: false };
}

/** Enough to know a file by: a header of deflate takes less. */
const beginningLength = 512;
/** Deflate makes a thousand bytes of one at most. */
const maxBytesOfBeginning = 1024 * beginningLength + 1024;

type FilesReading = {
  /** Different ones. */
  readonly invoices: readonly ReadInvoice[];
  readonly isUnread: boolean;
};

async function readFiles({ bytes, inflate }: PdfSource, streams: Iterable<PdfStream>): Promise<FilesReading> {
  const found = new Map<string, ReadInvoice>();
  const reading = (isUnread: boolean) => ({ invoices: [...found.values()], isUnread });
  let room: number = invoiceLimits.maxBytes;
  let [files, filesOfXml] = [0, 0];
  let isUnread = false;
  let isEncrypted: boolean | undefined;
  for (const stream of streams) {
    files += 1;
    isEncrypted ??= findEncryption(bytes) !== undefined;
    if (files > invoiceLimits.maxFilesInPdf || isEncrypted) return reading(true);
    const beginning = await beginningOf(stream, inflate);
    if (beginning === undefined || startsAsPdf(beginning)) isUnread = true;
    if (beginning === undefined || !startsLikeXml(beginning)) continue;
    filesOfXml += 1;
    if (filesOfXml > invoiceLimits.maxXmlInPdf) return reading(true);
    const xml = await contentOf(stream, { inflate, maxBytes: room });
    if (xml === undefined) return reading(true);
    room -= xml.length;
    const read = await readInvoice(xml);
    if (read.ok) {
      const { invoice } = read.value;
      const { kind, number, currency, amounts } = invoice;
      const key = JSON.stringify([kind, number, currency, amounts.payable]);
      if (!found.has(key)) found.set(key, { invoice, embeddedDocuments: [] });
    } else isUnread = true;
  }
  return reading(isUnread);
}

function beginningOf({ dictionary, stored }: PdfStream, inflate: Inflate | undefined) {
  const beginning = { dictionary, stored: stored.subarray(0, beginningLength) };
  return contentOf(beginning, { inflate, maxBytes: maxBytesOfBeginning });
}
