import { latin1Text } from '../bytes/byteArrays';

/** Magic numbers of Windows, Linux and macOS programs, of scripts, and of shortcuts and cabinets of Windows. */
const programs = [
  'MZ',
  '\x7fELF',
  '#!',
  '\xcf\xfa\xed\xfe',
  '\xce\xfa\xed\xfe',
  '\xfe\xed\xfa\xcf',
  '\xfe\xed\xfa\xce',
  '\xca\xfe\xba\xbe',
  'L\0\0\0\x01\x14\x02\0',
  'MSCF\0\0\0\0',
];

function startsAsProgram(start: string): boolean {
  return programs.some((program) => start.startsWith(program));
}

/** Magic numbers of pictures, archives and Office files. */
const magicNumbers = [
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'II*\0',
  'MM\0*',
  'RIFF',
  'PK',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  '\xd0\xcf\x11\xe0',
];

/** Films, texts with markup, and mails. */
const otherTypes = [/^[^]{4}ftyp/, /^(\xef\xbb\xbf)?\s*(<|%!PS|\{\\rtf)/, /^(?=[\w-]+:)(?:[^]*\n)?(from|date):/i];

/** The text before the PDF header, which viewers look for in the first kilobyte; `undefined` without a header */
function beforeHeader(bytes: Uint8Array): string | undefined {
  const start = latin1Text(bytes.subarray(0, 1024));
  const at = start.indexOf('%PDF-');
  return at < 0 ? undefined : start.slice(0, at);
}

/** Whether viewers open a file as a PDF, whatever other programs take it for. */
export function canOpenAsPdf(bytes: Uint8Array): boolean {
  return beforeHeader(bytes) !== undefined;
}

/**
 * Whether viewers open it as a PDF. Print jobs and invoicing programs write some bytes before its header. They may not
 * begin another type of file: one file could be read as two.
 */
export function startsAsPdf(bytes: Uint8Array): boolean {
  const before = beforeHeader(bytes);
  if (before === undefined || startsAsProgram(before)) return false;
  const isOther =
    magicNumbers.some((magic) => before.startsWith(magic)) || otherTypes.some((type) => type.test(before));
  return !isOther;
}
