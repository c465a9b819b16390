import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { cleanLine } from '@incasso/contract/cleanText';

/** Escapes that browsers write for characters that would end a header or a quoted name */
const escaped: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
const forbiddenOnWindows = /[<>:"/\\|?*]/g;
const { maxNameLength, maxSentNameLength } = documentLimits;

/** Makes a file name safe to show, mail and save: no path, no invisible characters, cut before its extension. */
export function cleanFileName(sent: string): string {
  const decoded = cut(sent).replace(/%22|%0D|%0A/gi, (code) => escaped[code.toUpperCase()] ?? '');
  const name = withoutDotsAround(cleanLine(decoded).replace(forbiddenOnWindows, '_'));
  if (name === '') return 'document';
  const characters = Array.from(name);
  if (characters.length <= maxNameLength) return name;
  const extension = extensionOf(name);
  return characters.slice(0, maxNameLength - extension.length).join('') + extension;
}

/** Cuts a name above any file system's limit: cleaning it could take long, and runs before the bot check. */
function cut(sent: string): string {
  if (sent.length <= maxSentNameLength) return sent;
  const extension = extensionOf(sent);
  return sent.slice(0, maxSentNameLength - extension.length) + extension;
}

function extensionOf(name: string): string {
  return /\.[^.]{1,10}$/.exec(name.slice(-11))?.[0] ?? '';
}

/** A loop: a regular expression for trailing blanks would try each run of blanks, in quadratic time. */
function withoutDotsAround(name: string): string {
  let start = 0;
  let end = name.length;
  while (start < end && isDotOrBlank(name.charAt(start))) start += 1;
  while (end > start && isDotOrBlank(name.charAt(end - 1))) end -= 1;
  return name.slice(start, end);
}

function isDotOrBlank(character: string): boolean {
  return character === '.' || character.trim() === '';
}
