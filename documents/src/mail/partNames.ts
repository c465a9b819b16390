import { decodeWords } from 'postal-mime';
import { cleanLine } from '@incasso/contract/cleanText';
import { fieldsOf, parseField, type Parameter } from './mailFields';

type Piece = { readonly place: number; readonly value: string };

/**
 * All names of a part by the text of its header, the one to show first. Programs differ in which one they use: of
 * Content-Disposition or Content-Type, of a parameter given twice or in pieces (RFC 2231), with or without quotes.
 */
export function partNames(head: string): string[] {
  const fields = ['content-disposition', 'content-type'].flatMap((name) => fieldsOf(head, name));
  const names = fields.flatMap(namesIn).flatMap((name) => [name, name.split('\0', 1)[0] ?? '']);
  return Array.from(new Set(names.map((name) => cleanLine(name).replace(/^.*[\\/]/, '')))).filter(
    (name) => name !== '',
  );
}

function namesIn(field: string): string[] {
  const plain: string[] = [];
  const inPieces: Readonly<Record<string, Piece[]>> = { filename: [], name: [] };
  const { value: first, parameters } = parseField(field);
  for (const { attribute, value } of [...parameters, ...withoutSemicolon(first)]) {
    const [, name = '', place] = /(?:^|\s)(filename|name)\s*(?:\*\s*(\d*)\*?)?$/.exec(attribute) ?? [];
    if (name === '') continue;
    if (place === undefined) plain.push(...readingsOf(value));
    else inPieces[name]?.push({ place: Number(place), value: readingsOf(value)[0] ?? '' });
  }
  return [...Object.values(inPieces).flatMap(joined), ...plain.map((name) => decodeWords(name))];
}

/** The parameter in `attachment filename=a.pdf`, where a program forgot the semicolon. */
function withoutSemicolon(value: string): readonly Parameter[] {
  const sign = value.indexOf('=');
  return sign < 0
    ? []
    : [{ attribute: value.slice(0, sign).trim().toLowerCase(), value: value.slice(sign + 1).trim() }];
}

/** The value within its quotes, without any quotes, and up to the first blank. */
function readingsOf(value: string): string[] {
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"/.exec(value) ?? [];
  const unquoted = value.replaceAll('"', '');
  return quoted === undefined
    ? [unquoted, unquoted.split(/\s/, 1)[0] ?? '']
    : [quoted.replace(/\\(.)/g, '$1'), unquoted];
}

/** A name in pieces, decoded and as it is: some programs do not decode it. */
function joined(pieces: readonly Piece[]): string[] {
  if (pieces.length === 0) return [];
  const whole = pieces
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value)
    .join('');
  const [, charset = 'utf-8', encoded = whole] = /^([^']*)'[^']*'(.*)$/.exec(whole) ?? [];
  return [decodeWords(decodePercents(encoded, charset)), encoded];
}

function decodePercents(text: string, charset: string): string {
  const bytes = Array.from(text.matchAll(/%([0-9a-f]{2})|[^]/giu), ([character, code]) =>
    code === undefined ? Array.from(encoder.encode(character)) : [Number.parseInt(code, 16)],
  ).flat();
  return decode(Uint8Array.from(bytes), charset);
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

const encoder = new TextEncoder();
