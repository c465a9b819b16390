import { inflate } from '../bytes/inflate';
import type { ZipEntry } from './readZipDirectory';
import { viewOf } from '../bytes/byteArrays';

const localHeaderSize = 30;
const methods = { stored: 0, deflated: 8 };

/** Inflates an entry of a zip archive. `undefined` when the entry is damaged or its real size exceeds `maxBytes`. */
export async function readZipPart(
  archive: Uint8Array,
  entry: ZipEntry,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const view = viewOf(archive);
  const names = entry.localHeader + localHeaderSize;
  if (names > archive.length) return undefined;
  const begin = names + view.getUint16(names - 4, true) + view.getUint16(names - 2, true);
  const content = archive.subarray(begin, begin + entry.compressedSize);
  if (content.length !== entry.compressedSize) return undefined;
  if (entry.method === methods.stored) return content.length <= maxBytes ? content : undefined;
  return entry.method === methods.deflated ? inflate(content, { maxBytes }) : undefined;
}
