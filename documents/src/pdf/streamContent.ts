import { inflate } from '../bytes/inflate';
import { invoiceLimits } from '../invoice/invoiceLimits';
import { textAtOffset } from './objectAt';
import { integerOf, itemsOf, namesOf, readPdfDictionary, type PdfDictionary } from './pdfTokens';

export type PdfSource = {
  readonly bytes: Uint8Array;
  /** The next end of a stream. `undefined` if there is none, or when the searches have read twice the file's size. */
  readonly endAfter: (begin: number) => number | undefined;
  /** Inflates a stream that lists or contains objects, within their shared limit. */
  readonly open: (stream: PdfStream) => Promise<Uint8Array | undefined>;
};

export type PdfStream = { readonly dictionary: PdfDictionary; readonly stored: Uint8Array };

export function pdfSource(bytes: Uint8Array): PdfSource {
  let searched = 0;
  let room: number = invoiceLimits.maxBytesOfObjects;
  return {
    bytes,
    open: async (stream) => {
      const content = await contentOf(stream, room);
      room -= content?.length ?? room;
      return content;
    },
    endAfter: (begin) => {
      for (let at = begin; at < bytes.length && searched < 2 * bytes.length; at += pieceSize) {
        searched += pieceSize;
        const found = textAtOffset(bytes, at, pieceSize + endMark.length).indexOf(endMark);
        if (found >= 0) return at + found - (/\r?\n?$/.exec(textAtOffset(bytes, at + found - 2, 2))?.[0].length ?? 0);
      }
      return undefined;
    },
  };
}

const endMark = 'endstream';
const pieceSize = 16 * 1024;

/** The stream whose content begins at an offset. It ends after the dictionary's `/Length`, or else at `endstream`. */
export function streamAt(source: PdfSource, begin: number, dictionary: PdfDictionary): PdfStream | undefined {
  const { bytes } = source;
  const given = begin + (integerOf(dictionary.get('Length')) ?? Infinity);
  const isGiven = given <= bytes.length && /^\s{0,9}endstream/.test(textAtOffset(bytes, given, 20));
  const end = isGiven ? given : source.endAfter(begin);
  return end === undefined ? undefined : { dictionary, stored: bytes.subarray(begin, end) };
}

/**
 * The content of a stream, or of its beginning; `undefined` for filters other than Flate, ASCIIHex and ASCII85, and
 * when it exceeds `maxBytes`.
 */
export async function contentOf({ dictionary, stored }: PdfStream, maxBytes: number): Promise<Uint8Array | undefined> {
  const filters = namesOf(dictionary.get('Filter') ?? dictionary.get('F'));
  const parameters = dictionary.get('DecodeParms') ?? dictionary.get('DP') ?? [];
  const items = itemsOf(parameters);
  let content: Uint8Array | undefined = stored;
  for (const [index, filter] of filters.entries()) {
    if (content === undefined || index === maxFilters) return undefined;
    content = await undo(filter, content, maxBytes);
    content = content && undoPredictor(content, readPdfDictionary(items[index] ?? parameters));
  }
  return content === undefined || content.length > maxBytes ? undefined : content;
}

const maxFilters = 3;

function undo(filter: string, stored: Uint8Array, maxBytes: number) {
  switch (filter) {
    case 'FlateDecode':
    case 'Fl':
      return inflate(stored.subarray(hasZlibHeader(stored) ? 2 : 0), { maxBytes, isLenient: true });
    case 'ASCIIHexDecode':
    case 'AHx':
      return decodeAsciiHex(stored);
    case 'ASCII85Decode':
    case 'A85':
      return decodeAscii85(stored);
    default:
      return undefined;
  }
}

/** RFC 1950: the method is 8, and the two bytes are a multiple of 31. Some programs omit this header. */
function hasZlibHeader([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}

const marks = { endOfHex: 0x3e, endOf85: 0x7e, fourZeros: 0x7a, first: 0x21, last: 0x75 };

/** ISO 32000-1, 7.4.2. */
function decodeAsciiHex(stored: Uint8Array): Uint8Array {
  const decoded = new Uint8Array(Math.ceil(stored.length / 2));
  let digits = 0;
  for (const byte of stored) {
    if (byte === marks.endOfHex) break;
    const digit = parseInt(String.fromCharCode(byte), 16);
    if (Number.isNaN(digit)) continue;
    const at = digits >> 1;
    decoded[at] = (decoded[at] ?? 0) + (digits % 2 === 0 ? digit * 16 : digit);
    digits += 1;
  }
  return decoded.subarray(0, Math.ceil(digits / 2));
}

/** ISO 32000-1, 7.4.3: four bytes as five digits to the base of 85; less at the end. */
function decodeAscii85(stored: Uint8Array): Uint8Array {
  const shortened = stored.reduce((count, byte) => count + Number(byte === marks.fourZeros), 0);
  const decoded = new Uint8Array(Math.ceil(stored.length * 0.8) + 4 * shortened + 4);
  const view = new DataView(decoded.buffer);
  let length = 0;
  let group: number[] = [];
  const write = (bytes: number) => {
    const digits = [...group, 84, 84, 84, 84].slice(0, 5);
    view.setUint32(
      length,
      digits.reduce((value, digit) => value * 85 + digit, 0),
    );
    length += bytes;
    group = [];
  };
  for (const byte of stored) {
    if (byte === marks.endOf85) break;
    if (byte === marks.fourZeros && group.length === 0) length += 4;
    if (byte < marks.first || byte > marks.last) continue;
    group.push(byte - marks.first);
    if (group.length === 5) write(4);
  }
  if (group.length > 1) write(group.length - 1);
  return decoded.subarray(0, length);
}

/**
 * Reverses PNG's prediction (ISO 32000-1, 7.4.4.4; PNG, 9.2), which most cross-reference streams use: each row begins
 * with its filter type. `undefined` for TIFF's prediction.
 */
function undoPredictor(content: Uint8Array, parameters: PdfDictionary | undefined): Uint8Array | undefined {
  const number = (key: string, otherwise: number) => integerOf(parameters?.get(key)) ?? otherwise;
  const predictor = number('Predictor', 1);
  if (predictor < 10) return predictor === 1 ? content : undefined;
  const bits = number('Colors', 1) * number('BitsPerComponent', 8);
  const distance = Math.max(1, bits >> 3);
  const rowLength = Math.ceil((bits * number('Columns', 1)) / 8);
  const plain = new Uint8Array(content.length);
  let length = 0;
  for (let begin = 0; begin < content.length; begin += rowLength + 1) {
    const kind = content[begin] ?? 0;
    const row = content.subarray(begin + 1, begin + 1 + rowLength);
    for (const [column, byte] of row.entries()) {
      const left = column < distance ? 0 : (plain[length - distance] ?? 0);
      const above = plain[length - rowLength] ?? 0;
      const aboveLeft = column < distance ? 0 : (plain[length - rowLength - distance] ?? 0);
      plain[length] = byte + predicted(kind, left, above, aboveLeft);
      length += 1;
    }
  }
  return plain.subarray(0, length);
}

function predicted(kind: number, left: number, above: number, aboveLeft: number): number {
  switch (kind) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const [toLeft, toAbove] = [Math.abs(above - aboveLeft), Math.abs(left - aboveLeft)];
      const toBoth = Math.abs(left + above - 2 * aboveLeft);
      if (toLeft <= toAbove && toLeft <= toBoth) return left;
      return toAbove <= toBoth ? above : aboveLeft;
    }
    default:
      return 0;
  }
}
