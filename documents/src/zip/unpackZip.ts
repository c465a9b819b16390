import { cleanLine } from '@incasso/contract/cleanText';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { kindOfName, type DocumentKind } from '@incasso/contract/documents/documentKinds';
import { contentKind } from '../contentKind';
import { mayBeDocument } from '../readChosenDocument';
import { readZipDirectory, type ZipEntry } from './readZipDirectory';
import { readZipPart } from './readZipPart';

export type FoundDocument = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly kind: DocumentKind | undefined;
};

const { maxBytes, maxCount, maxTotalBytes } = documentLimits;
/** Includes entries that are no documents: folders and system files. */
const maxEntries = 1000;
/** System files of macOS, Windows and Office. */
const addedBySystems = /(^|\/)(__macosx\/.*|thumbs\.db|desktop\.ini|\.[^/]*|~\$[^/]*)$/;

/**
 * The documents in a zip by file name, without paths, including files without an extension; `undefined` if it contains
 * anything else, is encrypted or damaged, or exceeds the limits of a submission, or `maxUnpacked` bytes. No entry
 * inflates beyond the size in its directory.
 */
export async function unpackZip(
  bytes: Uint8Array,
  maxUnpacked: number = maxTotalBytes,
): Promise<FoundDocument[] | undefined> {
  if (contentKind(bytes) !== 'zip') return undefined;
  const entries = readZipDirectory(bytes, maxEntries)?.filter(
    ({ name }) => !name.endsWith('/') && !addedBySystems.test(name),
  );
  if (entries === undefined || entries.length === 0 || entries.length > maxCount || !entries.every(isDocument)) {
    return undefined;
  }
  if (entries.reduce((total, { inflatedSize }) => total + inflatedSize, 0) > maxUnpacked) return undefined;
  const found: FoundDocument[] = [];
  for (const entry of entries) {
    const content = await readZipPart(bytes, entry, entry.inflatedSize);
    if (content?.length !== entry.inflatedSize) return undefined;
    const name = cleanLine(entry.path).replace(/^.*\//, '');
    found.push({ name, bytes: content, kind: kindOfName(name) });
  }
  return found;
}

function isDocument(entry: ZipEntry): boolean {
  return mayBeDocument(entry.name) && !entry.isEncrypted && entry.inflatedSize <= maxBytes;
}
