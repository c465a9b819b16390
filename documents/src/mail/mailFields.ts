/** Keeps a byte order mark: with it, a field has another name for most programs. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const latin1 = new TextDecoder('latin1');
const newLine = 0x0a;

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
