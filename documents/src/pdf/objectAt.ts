import { readPdfDictionary, readPdfTokens, type PdfDictionary, type PdfToken } from './pdfTokens';

/** An indirect object of a PDF */
export type PdfObject = {
  readonly number: number;
  readonly tokens: readonly PdfToken[];
  /** Offset of a stream's content */
  readonly begin?: number;
};

/** Longest object without its stream, in bytes: a list of a thousand files. */
const objectSize = 64 * 1024;
const head = /^[\0\t\n\f\r ]{0,9}(\d{1,10})[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}obj/;
const decoder = new TextDecoder('latin1');

/** The object whose number is at an offset */
export function objectAt(bytes: Uint8Array, place: number): PdfObject | undefined {
  const [written, number] = head.exec(textAt(bytes, place, 60)) ?? [];
  if (written === undefined) return undefined;
  const from = place + written.length;
  const tokens: PdfToken[] = [];
  // Some programs do not escape the slash in a media type, so it would begin another name.
  const text = textAt(bytes, from, objectSize).replaceAll(/\/(text|application)\/xml/gi, '/$1-xml');
  for (const token of readPdfTokens(text)) {
    const word = token.isString ? '' : token.text;
    if (word === 'stream') return { number: Number(number), tokens, begin: afterLineBreak(bytes, from + token.end) };
    if (word === 'endobj' || word === 'obj') break;
    tokens.push(token);
  }
  return { number: Number(number), tokens };
}

export function dictionaryOf({ tokens }: Pick<PdfObject, 'tokens'>): PdfDictionary {
  return readPdfDictionary(tokens) ?? new Map();
}

/** A piece as one character per byte; some characters, which only strings contain, are replaced. */
export function textAt(bytes: Uint8Array, place: number, length: number): string {
  return decoder.decode(bytes.subarray(place, place + length));
}

/** One CR, LF or CRLF belongs to the keyword before. */
function afterLineBreak(bytes: Uint8Array, place: number): number {
  const afterReturn = bytes[place] === 13 ? place + 1 : place;
  return bytes[afterReturn] === 10 ? afterReturn + 1 : afterReturn;
}
