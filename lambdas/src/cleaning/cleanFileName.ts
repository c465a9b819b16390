import { documentLimits } from '@incasso/contract/limits';
import { cleanLine } from './cleanText';

/** What browsers write in place of the characters that end a header or a quoted name. */
const escaped: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
const forbiddenOnWindows = /[<>:"/\\|?*]/g;

/** A file name that can be shown, mailed and saved: no path, nothing unseen, at most so long; its extension stays. */
export function cleanFileName(sent: string): string {
  const decoded = sent.replace(/%22|%0D|%0A/gi, (code) => escaped[code.toUpperCase()] ?? '');
  const name = cleanLine(decoded)
    .replace(forbiddenOnWindows, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (name === '') return 'document';
  const characters = Array.from(name);
  if (characters.length <= documentLimits.maxNameLength) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  const stem = characters.slice(0, documentLimits.maxNameLength - extension.length).join('');
  return stem + extension;
}
