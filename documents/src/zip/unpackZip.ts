import { cleanLine } from '@incasso/contract/cleanText';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { contentKind } from '../contentKind';
import { lacksExtension } from '../readChosenDocument';
import { readZipDirectory, type ZipEntry } from './readZipDirectory';
import { readZipPart } from './readZipPart';

export type FoundDocument = { readonly name: string; readonly bytes: Uint8Array };

const { maxBytes, maxCount, maxTotalBytes } = documentLimits;
/** Includes entries that are no documents: folders and system files. */
const maxEntries = 1000;
/** System files of macOS, Windows and Office. */
const addedBySystems = /(^|\/)(__macosx\/.*|thumbs\.db|desktop\.ini|\.[^/]*|~\$[^/]*)$/;
/** HEIC photos are no documents, but the wizard converts them to JPG. */
const photo = /\.hei[cf]$/i;

/**
 * The documents in a zip by file name, without paths, including files without an extension; `undefined` if it contains
 * anything else, is encrypted or damaged, or exceeds the limits of a submission. No entry inflates beyond the size in
 * its directory.
 */
export async function unpackZip(bytes: Uint8Array): Promise<FoundDocument[] | undefined> {
  if (contentKind(bytes) !== 'zip') return undefined;
  const entries = readZipDirectory(bytes, maxEntries)?.filter(
    ({ name }) => !name.endsWith('/') && !addedBySystems.test(name),
  );
  if (entries === undefined || entries.length === 0 || entries.length > maxCount || !entries.every(isDocument)) {
    return undefined;
  }
  if (entries.reduce((total, { inflatedSize }) => total + inflatedSize, 0) > maxTotalBytes) return undefined;
  const found: FoundDocument[] = [];
  for (const entry of entries) {
    const content = await readZipPart(bytes, entry, entry.inflatedSize);
    if (content?.length !== entry.inflatedSize) return undefined;
    found.push({ name: fileNameOf(entry), bytes: content });
  }
  return found;
}

function isDocument(entry: ZipEntry): boolean {
  const isTaken = documentExtension(entry.name) !== undefined || photo.test(entry.name) || lacksExtension(entry.name);
  return isTaken && !entry.isEncrypted && entry.inflatedSize <= maxBytes;
}

function fileNameOf({ path }: ZipEntry): string {
  return cleanLine(path).replace(/^.*\//, '');
}
