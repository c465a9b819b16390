import { dictionaryOf, objectAt, textAtOffset } from './objectAt';
import { integerOf, itemsOf, namesOf, readPdfDictionary, readPdfTokens, type PdfDictionary } from './pdfTokens';
import { streamAt, type PdfSource } from './streamContent';

export type ObjectLocation = { readonly at: number } | { readonly inStream: number } | 'free';

export type CrossReferences = {
  readonly trailer: PdfDictionary;
  /** Subsections of consecutive object numbers */
  readonly parts: readonly { readonly first: number; readonly count: number; readonly entries: number }[];
  /** Takes the offset of a subsection's entries and the index in it. */
  readonly locationOf: (entries: number, index: number) => ObjectLocation;
};

/** Maximum number of saves of a file, and of subsections of a save */
const limits = { saves: 100, parts: 1_000 };
const entrySize = 20;

/**
 * The cross-references of a PDF's saves, the last first, from tables and streams (ISO 32000-1, 7.5.4 and 7.5.8);
 * `undefined` when one cannot be read.
 */
export async function readCrossReferences(source: PdfSource): Promise<CrossReferences[] | undefined> {
  const { bytes } = source;
  const tail = textAtOffset(bytes, Math.max(0, bytes.length - 2048), 2048);
  const offsets = [Number(/^\s{1,9}(\d{1,15})/.exec(tail.slice(tail.lastIndexOf('startxref') + 9))?.[1])];
  const saves: CrossReferences[] = [];
  for (const offset of offsets) {
    const save = readTable(bytes, offset) ?? (await readStream(source, offset));
    if (save === undefined || save.parts.length > limits.parts || saves.length === limits.saves) return undefined;
    saves.push(save);
    for (const key of ['XRefStm', 'Prev']) {
      const next = integerOf(save.trailer.get(key));
      if (next !== undefined && !offsets.includes(next)) offsets.push(next);
    }
  }
  return saves;
}

function readTable(bytes: Uint8Array, offset: number): CrossReferences | undefined {
  const [start] = /^\s{0,9}xref\s/.exec(textAtOffset(bytes, offset, 20)) ?? [];
  if (start === undefined) return undefined;
  const parts: CrossReferences['parts'][number][] = [];
  let at = offset + start.length;
  while (parts.length <= limits.parts) {
    const [head, first, count] = /^\s{0,9}(\d{1,10})\s{1,9}(\d{1,10})\s{1,9}/.exec(textAtOffset(bytes, at, 60)) ?? [];
    if (head === undefined) break;
    parts.push({ first: Number(first), count: Number(count), entries: at + head.length });
    at += head.length + Number(count) * entrySize;
  }
  const [, trailer] = /^\s{0,9}trailer([^]*)/.exec(textAtOffset(bytes, at, 16 * 1024)) ?? [];
  const dictionary = trailer === undefined ? undefined : readPdfDictionary(readPdfTokens(trailer));
  return (
    dictionary && {
      trailer: dictionary,
      parts,
      locationOf: (entries, before) => {
        const entry = textAtOffset(bytes, entries + before * entrySize, entrySize);
        return entry[17] === 'n' ? { at: Number(entry.slice(0, 10)) } : 'free';
      },
    }
  );
}

async function readStream(source: PdfSource, offset: number): Promise<CrossReferences | undefined> {
  const object = objectAt(source.bytes, offset);
  if (object?.begin === undefined) return undefined;
  const trailer = dictionaryOf(object);
  if (namesOf(trailer.get('Type'))[0] !== 'XRef') return undefined;
  const stream = streamAt(source, object.begin, trailer);
  const table = stream && (await source.open(stream));
  const numbers = (key: string) => itemsOf(trailer.get(key) ?? []).map((item) => integerOf(item) ?? 0);
  const [kind = 0, second = 0, third = 0] = numbers('W');
  const size = kind + second + third;
  if (table === undefined || size === 0) return undefined;
  const index = trailer.has('Index') ? numbers('Index') : [0, integerOf(trailer.get('Size')) ?? 0];
  const parts: CrossReferences['parts'][number][] = [];
  let entries = 0;
  for (let at = 0; at + 1 < index.length; at += 2) {
    const [first = 0, count = 0] = index.slice(at, at + 2);
    parts.push({ first, count, entries });
    entries += count;
  }
  const field = (begin: number, length: number) =>
    table.subarray(begin, begin + length).reduce((value, byte) => value * 256 + byte, 0);
  return {
    trailer,
    parts,
    locationOf: (from, before) => {
      const begin = (from + before) * size;
      const value = field(begin + kind, second);
      const type = kind === 0 ? 1 : field(begin, kind);
      return type === 1 ? { at: value } : type === 2 ? { inStream: value } : 'free';
    },
  };
}
