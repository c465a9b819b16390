import { RefusedXml } from './RefusedXml';

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Replaces character references: XML's five entities and numeric ones. Throws `malformed` for others. */
export function unescapeXml(text: string): string {
  const [start = '', ...rest] = text.split('&');
  return start + rest.map(readReference).join('');
}

/** `text` begins after the ampersand of a reference. */
function readReference(text: string): string {
  const end = text.indexOf(';');
  const name = text.slice(0, Math.max(end, 0));
  const character = entities.get(name) ?? (name.startsWith('#') ? numbered(name.slice(1)) : undefined);
  if (character === undefined) throw new RefusedXml('malformed');
  return character + text.slice(end + 1);
}

function numbered(digits: string): string | undefined {
  const code = /^(x[\da-f]+|\d+)$/i.test(digits) ? Number(digits.replace(/^x/i, '0x')) : NaN;
  return isXmlCharacter(code) ? String.fromCodePoint(code) : undefined;
}

/** https://www.w3.org/TR/xml/#NT-Char */
export function isXmlCharacter(code: number): boolean {
  return (
    (code >= 0x20 && code <= 0xd7ff) ||
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  );
}
