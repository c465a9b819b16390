import type { ZipEntry } from '../zip/readZipDirectory';
import { linksToCode } from './linksToCode';
import { readZipPart } from '../zip/readZipPart';

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
