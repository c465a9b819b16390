import { cleanLine } from '@incasso/contract/cleanText';
import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { contentKind } from '../contentKind';
import type { FoundDocument } from '../embeddedFiles';
import { mayBeDocument } from '../readChosenDocument';
import { readZipDirectory, type ZipEntry } from './readZipDirectory';
import { readZipPart } from './readZipPart';

const { maxBytes, maxCount, maxTotalBytes } = documentLimits;
/** Includes entries that are no documents: folders and system files. */
const maxEntries = 10_000;
/** System files of macOS, Windows and Office. */
const addedBySystems = /(^|\/)(__macosx\/.*|thumbs\.db|desktop\.ini|\.[^/]*|~\$[^/]*)$/;

type Unpacked =
  | { readonly ok: true; readonly documents: readonly FoundDocument[] }
  | {
      readonly ok: false;
      readonly refusal: DocumentRefusal;
      /** The first file for which it is refused. */
      readonly within?: string;
    };

/**
 * The documents in a zip by file name, without paths, including files without an extension. Refused if it contains
 * anything else, is encrypted or damaged, or exceeds the limits of a submission, or `maxUnpacked` bytes. No entry
 * inflates beyond the size in its directory.
 */
export async function unpackZip(bytes: Uint8Array, maxUnpacked: number = maxTotalBytes): Promise<Unpacked> {
  const directory = contentKind(bytes) === 'zip' ? readZipDirectory(bytes, maxEntries) : undefined;
  if (directory === undefined) return { ok: false, refusal: 'damaged' };
  const entries = directory.filter(({ name }) => !name.endsWith('/') && !addedBySystems.test(name));
  if (entries.length === 0) return { ok: false, refusal: 'empty' };
  let total = 0;
  for (const [index, entry] of entries.entries()) {
    total += entry.inflatedSize;
    const refusal = refusalOf(entry) ?? (index === maxCount ? 'too_many' : undefined);
    if (refusal !== undefined) return { ok: false, refusal, within: fileNameOf(entry) };
    if (total > maxUnpacked) return { ok: false, refusal: 'total_too_large', within: fileNameOf(entry) };
  }
  const documents: FoundDocument[] = [];
  for (const entry of entries) {
    const content = await readZipPart(bytes, entry, entry.inflatedSize);
    if (content?.length !== entry.inflatedSize) return { ok: false, refusal: 'damaged' };
    documents.push({ name: fileNameOf(entry), bytes: content });
  }
  return { ok: true, documents };
}

function refusalOf({ name, isEncrypted, inflatedSize }: ZipEntry): DocumentRefusal | undefined {
  if (isEncrypted) return 'password_protected';
  if (!mayBeDocument(name)) return 'type_not_accepted';
  return inflatedSize > maxBytes ? 'too_large' : undefined;
}

function fileNameOf({ path }: ZipEntry): string {
  return cleanLine(path).replace(/^.*\//, '');
}
