import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { declaresMacros } from './declaresMacros';
import { readZipDirectory, type ZipEntry } from '../zip/readZipDirectory';

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
