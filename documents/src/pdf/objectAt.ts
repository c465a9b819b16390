import { readPdfDictionary, readPdfTokens, type PdfDictionary, type PdfToken } from './pdfTokens';

export type PdfObject = {
  readonly number: number;
  readonly tokens: readonly PdfToken[];
  /** Offset of a stream's content */
  readonly begin?: number;
};

/** Maximum length of an object without its stream, in bytes: that of a list of a thousand files */
const objectSize = 64 * 1024;
const head = /^[\0\t\n\f\r ]{0,9}(\d{1,10})[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}obj/;
const decoder = new TextDecoder('latin1');

export function objectAt(bytes: Uint8Array, offset: number): PdfObject | undefined {
  const [written, number] = head.exec(textAtOffset(bytes, offset, 60)) ?? [];
  if (written === undefined) return undefined;
  const from = offset + written.length;
  const tokens: PdfToken[] = [];
  // Some programs do not escape the slash in a media type, so it would begin another name.
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

/** One character per byte; some characters that only strings contain are replaced. */
export function textAtOffset(bytes: Uint8Array, offset: number, length: number): string {
  return decoder.decode(bytes.subarray(offset, offset + length));
}

/** One CR, LF or CRLF belongs to the keyword before. */
function afterLineBreak(bytes: Uint8Array, offset: number): number {
  const afterReturn = bytes[offset] === 13 ? offset + 1 : offset;
  return bytes[afterReturn] === 10 ? afterReturn + 1 : afterReturn;
}
