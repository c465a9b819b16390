import { nameOf, readPdfDictionary, readPdfTokens, type PdfDictionary } from './pdfTokens';
import { latin1Text } from '../bytes/byteArrays';
import { offsetsFromEnd } from './offsetsFromEnd';

export type PdfEncryption = {
  readonly dictionary: PdfDictionary;
  /** The first identifier of the file, which is part of its key */
  readonly fileId: string;
};

/** Maximum length of a dictionary, and of the text before its type */
const dictionarySize = 16 * 1024;

/**
 * A PDF's encryption; `undefined` when it has none, or a reference to nothing: viewers then open it unencrypted. The
 * last trailer counts, as in viewers. Nothing is inflated: neither a trailer nor the encryption dictionary may be in an
 * object stream (ISO 32000-1, 7.5.7).
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

/** The last trailer with a root: the main trailer of a linearized file has none. */
export function findTrailer(bytes: Uint8Array): PdfDictionary | undefined {
  for (const offset of offsetsFromEnd(bytes, /\btrailer\b|\/Type\s{0,9}\/XRef\b/g)) {
    const isStream = bytes[offset] === '/'.charCodeAt(0);
    const trailer = isStream ? readStreamAround(bytes, offset) : readAfter(bytes, offset, 'trailer');
    if (trailer?.has('Root') === true) return trailer;
  }
  return undefined;
}

/** The dictionary of the stream with its type at an offset */
function readStreamAround(bytes: Uint8Array, offset: number): PdfDictionary | undefined {
  const before = latin1Text(bytes.subarray(Math.max(0, offset - dictionarySize), offset));
  const begin = before.lastIndexOf('obj');
  if (begin < 0) return undefined;
  const dictionary = readAfter(bytes, offset - before.length + begin, 'obj');
  return nameOf(dictionary?.get('Type')?.[0]?.text ?? '') === 'XRef' ? dictionary : undefined;
}

/** The dictionary of the newest object with a number and generation */
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
