import type { ReadInvoice } from './invoice/Invoice';
import { invoiceLimits } from './invoice/invoiceLimits';
import { attachedFiles } from './pdf/attachedFiles';
import { findEncryption } from './pdf/findEncryption';
import { listedObjects, scannedObjects, streamOf } from './pdf/pdfObjects';
import { offsetsFromEnd } from './pdf/offsetsFromEnd';
import { startsAsPdf } from './pdf/startsAsPdf';
import { contentOf, pdfSource, type PdfSource, type PdfStream } from './pdf/streamContent';
import { readInvoice, startsLikeXml } from './readInvoice';
import { objectAt, textAtOffset, type PdfObject } from './pdf/objectAt';

export type PdfReading = {
  readonly invoice: ReadInvoice | undefined;
  /** Whether it contains XML or another file that could not be read, which may be an e-invoice. */
  readonly unread?: true;
};

/**
 * Reads the e-invoice within a PDF, as written by Factur-X, ZUGFeRD and Odoo. None when the PDF is encrypted or
 * contains different ones. Documents embedded in that e-invoice are not read: the PDF is one already.
 */
export async function readPdfInvoice(bytes: Uint8Array): Promise<PdfReading> {
  const source = pdfSource(bytes);
  const { streams, areAll } = await filesOf(source);
  const readings = [await readFiles(source, streams)];
  if (readings[0]?.invoices.length === 0 && !areAll)
    readings.push(await readFiles(source, othersThan(streams, source)));
  const [invoice, another] = readings.flatMap(({ invoices }) => invoices);
  if (invoice !== undefined && another === undefined) return { invoice };
  const isUnread = another !== undefined || readings.some((reading) => reading.isUnread) || hasOtherFiles(source);
  return { invoice: undefined, ...(isUnread && { unread: true }) };
}

/** Whether a page has a file attached to it, which is found only if its stream says what it is. */
function hasOtherFiles({ bytes }: PdfSource): boolean {
  return offsetsFromEnd(bytes, /\/FileAttachment\b/g).next().done !== true;
}

function* othersThan(streams: readonly PdfStream[], source: PdfSource): Generator<PdfStream> {
  const known = new Set(streams.map(({ stored }) => stored.byteOffset));
  for (const stream of labelledFiles(source)) if (!known.has(stream.stored.byteOffset)) yield stream;
}

/** The files of a PDF, and whether it can contain no others */
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

/** Enough to identify a file */
const beginningLength = 512;
/** Deflate's highest ratio is about 1000 to 1. */
const maxBytesOfBeginning = 1024 * beginningLength + 1024;

type FilesReading = {
  readonly invoices: readonly ReadInvoice[];
  readonly isUnread: boolean;
};

async function readFiles({ bytes }: PdfSource, streams: Iterable<PdfStream>): Promise<FilesReading> {
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
    const beginning = await beginningOf(stream);
    if (beginning === undefined || startsAsPdf(beginning)) isUnread = true;
    if (beginning === undefined || !startsLikeXml(beginning)) continue;
    filesOfXml += 1;
    if (filesOfXml > invoiceLimits.maxXmlInPdf) return reading(true);
    const xml = await contentOf(stream, room);
    if (xml === undefined) return reading(true);
    room -= xml.length;
    const read = readInvoice(xml);
    if (read.ok) {
      const { invoice } = read.value;
      const { kind, number, currency, amounts } = invoice;
      const key = JSON.stringify([kind, number, currency, amounts.payable]);
      if (!found.has(key)) found.set(key, { invoice, embeddedDocuments: [] });
    } else isUnread = true;
  }
  return reading(isUnread);
}

function beginningOf({ dictionary, stored }: PdfStream) {
  const beginning = { dictionary, stored: stored.subarray(0, beginningLength) };
  return contentOf(beginning, maxBytesOfBeginning);
}

/** How far before its mark a file's dictionary may begin */
const dictionarySize = 16 * 1024;
const mark = /\/(?:EmbeddedFile|(?:text|application)(?:#2F|\/)xml)\b/gi;

/**
 * The streams whose own dictionaries declare a file, the last first, wherever in the PDF they are: no stream is within
 * another (ISO 32000-1, 7.5.7). Of a rewritten object, only the newest stream counts.
 */
function* labelledFiles(source: PdfSource): Generator<PdfStream> {
  const known = new Set<number>();
  for (const offset of offsetsFromEnd(source.bytes, mark)) {
    const object = objectAround(source.bytes, offset);
    if (object?.begin === undefined || object.begin < offset || known.has(object.number)) continue;
    known.add(object.number);
    const stream = streamOf(source, object);
    if (stream !== undefined) yield stream;
  }
}

function objectAround(bytes: Uint8Array, offset: number): PdfObject | undefined {
  const from = Math.max(0, offset - dictionarySize);
  const head = [...textAtOffset(bytes, from, offset - from).matchAll(/\d{1,10}\s{1,9}\d{1,5}\s{1,9}obj/g)].at(-1);
  return head && objectAt(bytes, from + head.index);
}
