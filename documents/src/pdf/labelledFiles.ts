import { objectAt, textAtOffset, type PdfObject } from './objectAt';
import { streamOf } from './pdfObjects';
import { offsetsFromEnd } from './offsetsFromEnd';
import type { PdfSource, PdfStream } from './streamContent';

/** How far before its mark a file's dictionary may begin */
const dictionarySize = 16 * 1024;
const mark = /\/(?:EmbeddedFile|(?:text|application)(?:#2F|\/)xml)\b/gi;

/**
 * The streams whose own dictionaries declare a file, the last first, wherever in the PDF they are: no stream is within
 * another (ISO 32000-1, 7.5.7). Of a rewritten object, only the newest stream counts.
 */
export function* labelledFiles(source: PdfSource): Generator<PdfStream> {
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
