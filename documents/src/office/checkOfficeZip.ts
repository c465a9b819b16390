import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { readZipDirectory, type ZipEntry } from '../zip/readZipDirectory';
import { linksToCode } from './linksToCode';
import { readZipPart } from '../zip/readZipPart';

const maxEntries = 10_000;
const megabyte = 1024 * 1024;

/**
 * A file that inflates beyond `maxBytes` is refused; beyond `suspectBytes` it is refused if it compresses better than
 * tables of numbers do.
 */
const inflatedLimits = { maxBytes: 1024 * megabyte, suspectBytes: 64 * megabyte, maxRatio: 250 };

const macroParts = /(^|\/)(vbaproject\.bin|vbadata\.xml)$|(^|\/)xl\/macrosheets\//;
const packageList = '[content_types].xml';

/** Checks a zipped Word or Excel file by its directory and its declared types. */
export async function checkOfficeZip(
  bytes: Uint8Array,
  extension: 'docx' | 'xlsx',
): Promise<DocumentRefusal | undefined> {
  const entries = readZipDirectory(bytes, maxEntries);
  if (entries === undefined) return 'damaged';
  if (entries.some((entry) => entry.isEncrypted)) return 'password_protected';
  if (!isPackageOf(extension, entries)) return 'content_mismatch';
  if (hasMacroParts(entries)) return 'macros';
  if (inflatesTooFar(entries, bytes.length)) return 'unpacks_too_large';
  const hasMacros = await declaresMacros(bytes, entries);
  if (hasMacros === undefined) return 'damaged';
  return hasMacros ? 'macros' : undefined;
}

function hasMacroParts(entries: readonly ZipEntry[]): boolean {
  return entries.some(({ name }) => macroParts.test(name));
}

function isPackageOf(extension: 'docx' | 'xlsx', entries: readonly ZipEntry[]): boolean {
  const has = (test: (name: string) => boolean) => entries.some((entry) => test(entry.name));
  if (!has((name) => name === packageList)) return false;
  if (extension === 'docx') return has((name) => name.startsWith('word/') && name.endsWith('.xml'));
  return has((name) => name.startsWith('xl/') && name.endsWith('.xml')) && !has((name) => name === 'xl/workbook.bin');
}

function inflatesTooFar(entries: readonly ZipEntry[], fileSize: number): boolean {
  const inflated = entries.reduce((total, entry) => total + entry.inflatedSize, 0);
  if (inflated > inflatedLimits.maxBytes) return true;
  return inflated > inflatedLimits.suspectBytes && inflated > fileSize * inflatedLimits.maxRatio;
}

/** The parts that declare types and relationships of other parts, by which Word and Excel find macros and templates. */
const declaringParts = /(^|\/)\[content_types\]\.xml$|\.rels$/;

/** Maximum number of these parts and of their bytes together: enough for a workbook of a thousand sheets */
const limits = { parts: 2000, compressed: 256 * 1024, inflated: 4 * 1024 * 1024 };

/**
 * Content types and relationships of macros, under any part name (MS-OFFMACRO2, MS-XLSX).
 * https://learn.microsoft.com/openspecs/office_standards/ms-offmacro2
 */
const macroTypes = new RegExp(
  [
    String.raw`vnd\.ms-office\.vbaproject`,
    String.raw`vnd\.ms-word\.vbadata`,
    String.raw`vnd\.ms-excel\.(intl)?macrosheet`,
    String.raw`\.macroenabled(template)?\.main\+xml`,
    String.raw`/relationships/(vbaproject|wordvbadata|xl(intl)?macrosheet)`,
  ].join('|'),
  'i',
);

/** A type written with numeric character references (`&#118;`). */
const typeByNumbers = /type\s*=\s*("[^"]*&#|'[^']*&#)/i;

/** Whether a Word or Excel file declares a part with macros or a link to some; `undefined` when it cannot be read. */
export async function declaresMacros(archive: Uint8Array, entries: readonly ZipEntry[]): Promise<boolean | undefined> {
  const parts = entries.filter(({ name }) => declaringParts.test(name));
  if (parts.length > limits.parts) return undefined;
  if (parts.reduce((total, { compressedSize }) => total + compressedSize, 0) > limits.compressed) return undefined;
  let left = limits.inflated;
  let isFound = false;
  for (const part of parts) {
    const bytes = await readZipPart(archive, part, left);
    const markup = bytes && plainMarkup(bytes);
    if (markup === undefined) return undefined;
    left -= markup.length;
    isFound ||= macroTypes.test(markup) || linksToCode(markup);
  }
  return isFound;
}

/**
 * Decodes the markup of a part. Returns `undefined` when another reader could decode other text: for UTF-16, another
 * character set, entities, or numeric references in a type. Office writes none of these.
 */
function plainMarkup(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('latin1').decode(bytes).replace(/^\u00EF\u00BB\u00BF/, '');
  const [, encoding = 'utf-8'] = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/i.exec(text) ?? [];
  const isPlain = /^\s*</.test(text) && /^(utf-8|us-ascii|iso-8859-1)$/i.test(encoding);
  const isSafe = !text.includes('\0') && !/<!DOCTYPE/i.test(text) && !typeByNumbers.test(text);
  return isPlain && isSafe ? text : undefined;
}
