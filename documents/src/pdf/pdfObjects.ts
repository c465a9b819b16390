import { readCrossReferences, type CrossReferences, type ObjectLocation } from './crossReferences';
import { findTrailer } from './findEncryption';
import { dictionaryOf, objectAt, textAtOffset, type PdfObject } from './objectAt';
import { integerOf, readPdfValue, type PdfDictionary } from './pdfTokens';
import { offsetsFromEnd } from './offsetsFromEnd';
import { streamAt, type PdfSource, type PdfStream } from './streamContent';

export type PdfObjects = {
  readonly trailer: PdfDictionary;
  /** Whether the file has incremental saves: it then still contains removed objects. */
  readonly isResaved: boolean;
  /** `undefined` when there is none */
  readonly find: (number: number) => Promise<PdfObject | undefined>;
  readonly isDamaged: () => boolean;
};

/** The objects by the cross-references; `undefined` when these cannot be read. */
export async function listedObjects(source: PdfSource): Promise<PdfObjects | undefined> {
  const { bytes } = source;
  const saves = await readCrossReferences(source);
  const trailer = saves?.find((save) => save.trailer.has('Root'))?.trailer;
  if (saves === undefined || trailer === undefined) return undefined;
  const openStream = streamOpener(source);
  let isDamaged = false;
  return {
    trailer,
    isResaved: saves.some((save) => save.trailer.has('Prev')),
    isDamaged: () => isDamaged,
    find: async (number) => {
      const location = findLocation(saves, number);
      if (location === undefined || location === 'free') return undefined;
      const found = 'at' in location ? objectAt(bytes, location.at) : await inStream(location.inStream, number);
      if (found?.number === number) return found;
      isDamaged = true;
      return undefined;
    },
  };

  async function inStream(number: number, wanted: number): Promise<PdfObject | undefined> {
    const location = findLocation(saves ?? [], number);
    const text = typeof location === 'object' && 'at' in location ? await openStream(location.at) : undefined;
    return text && objectIn(text, wanted);
  }
}

function findLocation(saves: readonly CrossReferences[], number: number): ObjectLocation | undefined {
  for (const { parts, locationOf: locationIn } of saves) {
    const part = parts.find(({ first, count }) => number >= first && number < first + count);
    if (part !== undefined) return locationIn(part.entries, number - part.first);
  }
  return undefined;
}

type ObjectStream = { readonly text: string; readonly first: number; readonly count: number };

/** Opens each object stream (ISO 32000-1, 7.5.7) once. */
function streamOpener(source: PdfSource) {
  const opened = new Map<number, ObjectStream | undefined>();
  return async (offset: number): Promise<ObjectStream | undefined> => {
    if (opened.has(offset)) return opened.get(offset);
    const object = objectAt(source.bytes, offset);
    const stream = object && streamOf(source, object);
    const content = stream && (await source.open(stream));
    const [first, count] = ['First', 'N'].map((key) => integerOf(stream?.dictionary.get(key)) ?? 0);
    const found = content && { text: textAtOffset(content, 0, content.length), first: first ?? 0, count: count ?? 0 };
    opened.set(offset, found);
    return found;
  };
}

function objectIn({ text, first, count }: ObjectStream, wanted: number): PdfObject | undefined {
  const numbers = text
    .slice(0, first)
    .trim()
    .split(/\s+/, count * 2);
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    if (Number(numbers[at]) !== wanted) continue;
    return { number: wanted, tokens: readPdfValue(text.slice(first + Number(numbers[at + 1]))) };
  }
  return undefined;
}

/** The objects found by a scan of the file, for one with damaged cross-references. Without those in object streams. */
export function scannedObjects({ bytes }: PdfSource): PdfObjects | undefined {
  const trailer = findTrailer(bytes);
  if (trailer === undefined) return undefined;
  const offsets = new Map<number, number>();
  let [isResaved, isDamaged] = [false, false];
  for (const offset of offsetsFromEnd(bytes, objectHead, maxObjects)) {
    const number = parseInt(textAtOffset(bytes, offset, 10), 10);
    if (offsets.has(number)) isResaved = true;
    else offsets.set(number, offset);
  }
  return {
    trailer,
    isResaved,
    isDamaged: () => isDamaged,
    find: (number) => {
      const offset = offsets.get(number);
      if (offset === undefined) isDamaged = true;
      return Promise.resolve(offset === undefined ? undefined : objectAt(bytes, offset));
    },
  };
}

const objectHead = /(?<!\d)\d{1,10}[\t\n\f\r ]{1,9}\d{1,5}[\t\n\f\r ]{1,9}obj\b/g;
/** Maximum number of objects of a damaged file: that of a book of a thousand pages */
const maxObjects = 50_000;

export function streamOf(source: PdfSource, object: PdfObject): PdfStream | undefined {
  return object.begin === undefined ? undefined : streamAt(source, object.begin, dictionaryOf(object));
}
