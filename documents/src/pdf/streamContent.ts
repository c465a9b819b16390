import { inflate } from '../bytes/inflate';
import { invoiceLimits } from '../invoice/invoiceLimits';
import { decodeAscii85, decodeAsciiHex } from './decodeAscii';
import { textAtOffset } from './objectAt';
import { integerOf, itemsOf, namesOf, readPdfDictionary, type PdfDictionary } from './pdfTokens';
import { undoPredictor } from './undoPredictor';

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
