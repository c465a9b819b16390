import { nameOf, readPdfDictionary, readPdfTokens, type PdfDictionary } from './pdfTokens';
import { latin1Text, offsetsFromEnd } from './offsetsFromEnd';

/** What a PDF says about its encryption. */
export type PdfEncryption = {
  readonly dictionary: PdfDictionary;
  /** The first identifier of the file, by which keys differ. */
  readonly fileId: string;
};

/** Longest dictionary that is read, and how far before its type a dictionary may begin. */
const dictionarySize = 16 * 1024;

/**
 * What a PDF says about its encryption; `undefined` where it says nothing, or nothing that leads anywhere: viewers then
 * open it as it is. Its last trailer counts, as for them. No stream is inflated: neither a trailer nor the dictionary
 * of the encryption may lie in one (ISO 32000-1, 7.5.7).
 */
export function findEncryption(bytes: Uint8Array): PdfEncryption | undefined {
  const trailer = findTrailer(bytes);
  const encryption = trailer?.get('Encrypt') ?? [];
  const [first, second] = encryption;
  const dictionary =
    first?.text === '<<' ? readPdfDictionary(encryption) : findObject(bytes, `${first?.text} ${second?.text}`);
  const fileId = trailer?.get('ID')?.find(({ isString }) => isString)?.text ?? '';
  return dictionary && { dictionary, fileId };
}

/** The last trailer that names the root: the main trailer of a file made for the web names none. */
export function findTrailer(bytes: Uint8Array): PdfDictionary | undefined {
  for (const offset of offsetsFromEnd(bytes, /\btrailer\b|\/Type\s{0,9}\/XRef\b/g)) {
    const isStream = bytes[offset] === '/'.charCodeAt(0);
    const trailer = isStream ? readStreamAround(bytes, offset) : readAfter(bytes, offset, 'trailer');
    if (trailer?.has('Root') === true) return trailer;
  }
  return undefined;
}

/** The dictionary of the stream whose type stands at a place. */
function readStreamAround(bytes: Uint8Array, offset: number): PdfDictionary | undefined {
  const before = latin1Text(bytes.subarray(Math.max(0, offset - dictionarySize), offset));
  const begin = before.lastIndexOf('obj');
  if (begin < 0) return undefined;
  const dictionary = readAfter(bytes, offset - before.length + begin, 'obj');
  return nameOf(dictionary?.get('Type')?.[0]?.text ?? '') === 'XRef' ? dictionary : undefined;
}

/** The dictionary that is the newest object of a number and generation. */
function findObject(bytes: Uint8Array, id: string): PdfDictionary | undefined {
  const [, number, generation] = /^0*(\d{1,10}) (\d{1,5})$/.exec(id) ?? [];
  if (number === undefined || generation === undefined) return undefined;
  for (const offset of offsetsFromEnd(
    bytes,
    new RegExp(String.raw`\b0{0,9}${number}\s{1,9}${generation}\s{1,9}obj\b`, 'g'),
  )) {
    const found = readAfter(bytes, offset, 'obj');
    if (found !== undefined) return found;
  }
  return undefined;
}

function readAfter(bytes: Uint8Array, offset: number, word: string): PdfDictionary | undefined {
  const text = latin1Text(bytes.subarray(offset, offset + dictionarySize));
  return readPdfDictionary(readPdfTokens(text.slice(text.indexOf(word) + word.length)));
}
