import { readPdfDictionary, readPdfTokens, type PdfDictionary, type PdfToken } from './pdfTokens';

/** An object of a PDF that can be referred to. */
export type PdfObject = {
  readonly number: number;
  readonly tokens: readonly PdfToken[];
  /** Of a stream, where its content begins. */
  readonly begin?: number;
};

/** Longest object that is read, its stream apart: a list of a thousand files. In bytes. */
const objectSize = 64 * 1024;
const head = /^[\0\t\n\f\r ]{0,9}(\d{1,10})[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}obj/;
const decoder = new TextDecoder('latin1');

/** The object whose number stands at a place. */
export function objectAt(bytes: Uint8Array, offset: number): PdfObject | undefined {
  const [written, number] = head.exec(textAtOffset(bytes, offset, 60)) ?? [];
  if (written === undefined) return undefined;
  const from = offset + written.length;
  const tokens: PdfToken[] = [];
  // Some programs write the slash of a media type as it is, which begins another name.
  const text = textAtOffset(bytes, from, objectSize).replaceAll(/\/(text|application)\/xml/gi, '/$1-xml');
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

/** One character for each byte of a piece; other ones for some that only strings have. */
export function textAtOffset(bytes: Uint8Array, offset: number, length: number): string {
  return decoder.decode(bytes.subarray(offset, offset + length));
}

/** One carriage return and one line feed, or one of them, belongs to the word before. */
function afterLineBreak(bytes: Uint8Array, offset: number): number {
  const afterReturn = bytes[offset] === 13 ? offset + 1 : offset;
  return bytes[afterReturn] === 10 ? afterReturn + 1 : afterReturn;
}
