import { readCrossReferences, type CrossReferences, type ObjectPlace } from './crossReferences';
import { findTrailer } from './findEncryption';
import { dictionaryOf, objectAt, textAt, type PdfObject } from './objectAt';
import { integerOf, readPdfValue, type PdfDictionary } from './pdfTokens';
import { placesFromEnd } from './placesFromEnd';
import { streamAt, type PdfSource, type PdfStream } from './streamContent';

/** The objects of a PDF after its last save */
export type PdfObjects = {
  readonly trailer: PdfDictionary;
  /** Whether the file has incremental saves: it then still contains removed objects. */
  readonly isResaved: boolean;
  /** `undefined` when there is none */
  readonly find: (number: number) => Promise<PdfObject | undefined>;
  /** Whether an object was not at its stated offset */
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
      const place = placeOf(saves, number);
      if (place === undefined || place === 'free') return undefined;
      const found = 'at' in place ? objectAt(bytes, place.at) : await inStream(place.inStream, number);
      if (found?.number === number) return found;
      isDamaged = true;
      return undefined;
    },
  };

  async function inStream(number: number, wanted: number): Promise<PdfObject | undefined> {
    const place = placeOf(saves ?? [], number);
    const text = typeof place === 'object' && 'at' in place ? await openStream(place.at) : undefined;
    return text && objectIn(text, wanted);
  }
}

function placeOf(saves: readonly CrossReferences[], number: number): ObjectPlace | undefined {
  for (const { parts, placeOf: placeIn } of saves) {
    const part = parts.find(({ first, count }) => number >= first && number < first + count);
    if (part !== undefined) return placeIn(part.entries, number - part.first);
  }
  return undefined;
}

type ObjectStream = { readonly text: string; readonly first: number; readonly count: number };

/** Opens each object stream (ISO 32000-1, 7.5.7) once. */
function streamOpener(source: PdfSource) {
  const opened = new Map<number, ObjectStream | undefined>();
  return async (place: number): Promise<ObjectStream | undefined> => {
    if (opened.has(place)) return opened.get(place);
    const object = objectAt(source.bytes, place);
    const stream = object && streamOf(source, object);
    const content = stream && (await source.open(stream));
    const [first, count] = ['First', 'N'].map((key) => integerOf(stream?.dictionary.get(key)) ?? 0);
    const found = content && { text: textAt(content, 0, content.length), first: first ?? 0, count: count ?? 0 };
    opened.set(place, found);
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
  const places = new Map<number, number>();
  let [isResaved, isDamaged] = [false, false];
  for (const place of placesFromEnd(bytes, objectHead, maxObjects)) {
    const number = parseInt(textAt(bytes, place, 10), 10);
    if (places.has(number)) isResaved = true;
    else places.set(number, place);
  }
  return {
    trailer,
    isResaved,
    isDamaged: () => isDamaged,
    find: (number) => {
      const place = places.get(number);
      if (place === undefined) isDamaged = true;
      return Promise.resolve(place === undefined ? undefined : objectAt(bytes, place));
    },
  };
}

const objectHead = /(?<!\d)\d{1,10}[\t\n\f\r ]{1,9}\d{1,5}[\t\n\f\r ]{1,9}obj\b/g;
/** Most objects of a damaged file: as many as a book of a thousand pages has. */
const maxObjects = 50_000;

export function streamOf(source: PdfSource, object: PdfObject): PdfStream | undefined {
  return object.begin === undefined ? undefined : streamAt(source, object.begin, dictionaryOf(object));
}
