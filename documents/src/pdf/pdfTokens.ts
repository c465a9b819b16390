/** A word, name, number or delimiter of PDF; a string as one character per byte. */
export type PdfToken = {
  readonly text: string;
  readonly isString: boolean;
  /** The offset of its end in the text */
  readonly end: number;
};

/** A dictionary by key; each value as its tokens */
export type PdfDictionary = ReadonlyMap<string, readonly PdfToken[]>;

/** ISO 32000-1, 7.2 and 7.3: white space, comments, delimiters, hexadecimal strings, names, other words. */
const tokens = /[\0\t\n\f\r ]+|%[^\n\r]*|<<|>>|[[\]{}]|<[\da-f\0\t\n\f\r ]*>|\/?[^\0\t\n\f\r ()<>[\]{}/%]+/iy;
const partsOfString = /[()]|\\[0-7]{1,3}|\\\r\n|\\[^]|[^()\\]+/y;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' };

/** The tokens at the beginning of a text, up to the first invalid one */
export function* readPdfTokens(text: string): Generator<PdfToken> {
  let at = 0;
  while (at < text.length) {
    if (text[at] === '(') {
      const read = readString(text, at);
      if (read === undefined) return;
      yield { text: read.value, isString: true, end: read.end };
      at = read.end;
      continue;
    }
    tokens.lastIndex = at;
    const [token] = tokens.exec(text) ?? [];
    if (token === undefined) return;
    at += token.length;
    if (/^<[^<]/.test(token)) yield { text: fromHexadecimal(token), isString: true, end: at };
    else if (!/^[\0\t\n\f\r %]/.test(token)) yield { text: token, isString: false, end: at };
  }
}

/** The dictionary that begins with the first token. Of one that is cut off, the entries before the cut. */
export function readPdfDictionary(from: Iterable<PdfToken>): PdfDictionary | undefined {
  const entries = new Map<string, PdfToken[]>();
  let value: PdfToken[] | undefined;
  let depth = 0;
  for (const token of from) {
    const sign = token.isString ? '' : token.text;
    if (sign === '>>' || sign === ']') depth -= 1;
    if (depth === 0 && sign !== '<<') return sign === '>>' ? entries : undefined;
    const isKey = depth === 1 && sign.startsWith('/') && value?.length !== 0;
    if (isKey) {
      value = [];
      entries.set(nameOf(sign), value);
    } else value?.push(token);
    if (sign === '<<' || sign === '[') depth += 1;
  }
  return depth > 0 ? entries : undefined;
}

/** The tokens of the value at the beginning of a text */
export function readPdfValue(text: string): PdfToken[] {
  const value: PdfToken[] = [];
  let depth = 0;
  for (const token of readPdfTokens(text)) {
    value.push(token);
    if (!token.isString && /^(?:<<|\[)$/.test(token.text)) depth += 1;
    if (!token.isString && /^(?:>>|\])$/.test(token.text)) depth -= 1;
    if (depth <= 0) break;
  }
  return value;
}

/** The items of an array, each as its tokens; none if it is no array. */
export function itemsOf(array: readonly PdfToken[]): PdfToken[][] {
  const items: PdfToken[][] = [];
  let depth = 0;
  for (const token of array) {
    const sign = token.isString ? '' : token.text;
    if (sign === '>>' || sign === ']') depth -= 1;
    if (depth === 0 && sign !== '[') break;
    const isReference = depth === 1 && sign === 'R' && items.length > 1;
    if (isReference) items.splice(-2, 2, [...items.slice(-2).flat(), token]);
    else if (depth === 1 && sign !== '>>' && sign !== ']') items.push([token]);
    else if (depth > 0) items.at(-1)?.push(token);
    if (sign === '<<' || sign === '[') depth += 1;
  }
  return items;
}

export function integerOf([token, another]: readonly PdfToken[] = []): number | undefined {
  return another === undefined && token !== undefined && /^\+?\d{1,15}$/.test(token.text)
    ? Number(token.text)
    : undefined;
}

/** The names in a value, which is a name or an array of names */
export function namesOf(value: readonly PdfToken[] = []): string[] {
  return value.filter(({ text }) => !/^[[\]]$/.test(text)).map(({ text }) => nameOf(text));
}

/** A name without its slash, with escaped characters decoded */
export function nameOf(token: string): string {
  return token.slice(1).replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

function readString(text: string, begin: number): { readonly value: string; readonly end: number } | undefined {
  let value = '';
  let depth = 0;
  for (let at = begin; at < text.length;) {
    partsOfString.lastIndex = at;
    const [part] = partsOfString.exec(text) ?? [];
    if (part === undefined) return undefined;
    at += part.length;
    if (part === ')') depth -= 1;
    if (depth === 0 && part !== '(') return { value, end: at };
    if (depth > 0) value += part.startsWith('\\') ? unescaped(part.slice(1)) : part;
    if (part === '(') depth += 1;
  }
  return undefined;
}

function unescaped(part: string): string {
  if (/^[0-7]/.test(part)) return String.fromCharCode(parseInt(part, 8) & 0xff);
  return escapes[part.slice(-1)] ?? part;
}

function fromHexadecimal(token: string): string {
  const digits = token.replaceAll(/[^\da-f]/gi, '');
  return (digits.match(/../g) ?? []).map((pair) => String.fromCharCode(parseInt(pair, 16))).join('');
}
