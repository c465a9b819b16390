import { nameOf, readPdfDictionary, readPdfTokens, type PdfDictionary } from './pdfTokens';
import { latinText, placesFromEnd } from './placesFromEnd';
import { invoiceLimits } from '../invoice/invoiceLimits';

/** A file within a PDF, as it is stored. */
export type EmbeddedFile = {
  readonly isDeflated: boolean;
  /** Deflated or plain. A line break at the end is the file's or the PDF's: each guess, the likeliest first. */
  readonly contents: readonly Uint8Array[];
};

/** How far before and after its mark the dictionary of a file may begin and end. */
const dictionarySize = 16 * 1024;
const mark = /\/(?:EmbeddedFile|(?:text|application)#2Fxml)\b/gi;
const decoder = new TextDecoder('latin1');

/**
 * The files within a PDF, the last first. Found by what their own dictionaries say and not by way of the file's tables:
 * a stream lies in no other (ISO 32000-1, 7.5.7), so that nothing is inflated on the way to it, and no list is followed
 * that could run in circles. Of an object that was written anew, the newest.
 */
export function* embeddedFiles(bytes: Uint8Array): Generator<EmbeddedFile> {
  const known = new Set<string>();
  for (const place of placesFromEnd(bytes, mark)) {
    const found = streamAround(bytes, place);
    if (found === undefined || known.has(found.id)) continue;
    known.add(found.id);
    const filters = (found.dictionary.get('Filter') ?? []).flatMap(({ text }) =>
      /^[[\]]$/.test(text) ? [] : nameOf(text),
    );
    const [filter, another] = filters;
    const isDeflated = filter === 'FlateDecode' || filter === 'Fl';
    if (another !== undefined || (filter !== undefined && !isDeflated)) continue;
    yield { isDeflated, contents: contentsAt(bytes, found) };
    if (known.size === invoiceLimits.maxFilesInPdf) return;
  }
}

type FoundStream = {
  /** Its number and generation. */
  readonly id: string;
  readonly dictionary: PdfDictionary;
  /** Where its content begins. */
  readonly begin: number;
};

/** The stream whose dictionary has this place. */
function streamAround(bytes: Uint8Array, place: number): FoundStream | undefined {
  const from = Math.max(0, place - dictionarySize);
  const before = latinText(bytes.subarray(from, place));
  const head = [...before.matchAll(/(\d{1,10})\s{1,9}(\d{1,5})\s{1,9}obj/g)].at(-1);
  if (head === undefined) return undefined;
  const text = before.slice(head.index + head[0].length) + latinText(bytes.subarray(place, place + dictionarySize));
  const end = />>\s{0,9}stream(?:\r\n|\n|\r)/.exec(text);
  if (end === null || text.slice(0, end.index).includes('endobj')) return undefined;
  // Some programs write the slash of a media type as it is, which begins another name.
  const words = text.slice(0, end.index + 2).replaceAll(/\/(text|application)\/xml/gi, '/$1#2Fxml');
  const dictionary = readPdfDictionary(readPdfTokens(words));
  const begin = from + head.index + head[0].length + end.index + end[0].length;
  return dictionary && { id: `${Number(head[1])} ${Number(head[2])}`, dictionary, begin };
}

function contentsAt(bytes: Uint8Array, { dictionary, begin }: FoundStream): Uint8Array[] {
  const content = (end: number) => bytes.subarray(begin, end);
  const [length, reference] = dictionary.get('Length') ?? [];
  const end = begin + Number(length?.text);
  const isGiven = reference === undefined && /^\s{0,9}endstream/.test(latinText(bytes.subarray(end, end + 20)));
  if (isGiven) return end - begin > invoiceLimits.maxBytesInPdf ? [] : [content(end)];
  // The length stands elsewhere, or is wrong.
  const text = decoder.decode(content(begin + invoiceLimits.maxBytesInPdf));
  const found = text.indexOf('endstream');
  if (found < 0) return [];
  const lineBreak = /\r?\n?$/.exec(text.slice(Math.max(0, found - 2), found))?.[0].length ?? 0;
  return Array.from({ length: lineBreak + 1 }, (_, kept) => content(begin + found - lineBreak + kept));
}
