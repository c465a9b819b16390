/** Keeps a byte order mark: with it, a field has another name for most programs. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const latin1 = new TextDecoder('latin1');
const newLine = 0x0a;

/** The text of a header, with its fields unfolded. */
export function headerText(head: Uint8Array): string {
  let text = '';
  for (let begin = 0, end = 0; begin < head.length; begin = end) {
    end = head.indexOf(newLine, begin) + 1 || head.length;
    text += lineText(head.subarray(begin, end));
  }
  // For regular expressions, U+2028 and U+2029 would end a line.
  return text.replace(/\r{0,2}\n[ \t]+|[\u2028\u2029]/g, ' ');
}

/** Decodes each line by itself: older programs write undeclared Windows-1252 in one field and UTF-8 in another. */
function lineText(line: Uint8Array): string {
  const text = utf8.decode(line);
  return text.includes('\ufffd') ? latin1.decode(line) : text;
}

/** The values of all fields with that name in the text of a header. */
export function fieldsOf(head: string, name: string): string[] {
  return Array.from(head.matchAll(new RegExp(`^${name}[ \\t]*:(.*)`, 'gim')), ([, value = '']) => value.trim());
}

export type Parameter = {
  /** The text before the `=`, in lower case: a name, or `filename*0*` (RFC 2231) */
  readonly attribute: string;
  /** As written, with its quotes */
  readonly value: string;
};

/** The value of a field such as Content-Type, and its parameters, repeated ones too. */
export function parseField(field: string): { readonly value: string; readonly parameters: readonly Parameter[] } {
  const [value = '', ...rest] = piecesOf(field);
  const parameters = rest.flatMap((piece) => {
    const sign = piece.indexOf('=');
    if (sign < 0) return [];
    return [{ attribute: piece.slice(0, sign).trim().toLowerCase(), value: piece.slice(sign + 1).trim() }];
  });
  return { value: value.trim(), parameters };
}

/** Splits at each semicolon outside quotes; at every one if a quote does not end, as some programs do. */
function piecesOf(field: string): string[] {
  const pieces: string[] = [];
  let begin = 0;
  let isQuoted = false;
  for (let at = 0; at < field.length; at += 1) {
    const character = field[at];
    if (isQuoted && character === '\\') at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === ';' && !isQuoted) {
      pieces.push(field.slice(begin, at));
      begin = at + 1;
    }
  }
  return isQuoted ? field.split(';') : [...pieces, field.slice(begin)];
}
