import type { ZipEntry } from './readZipDirectory';
import { viewOf } from './viewOf';

/**
 * Undoes the method "deflate". `undefined` when the bytes are damaged, or become more than `maxBytes`. A visitor's
 * bytes may be made to keep it busy: a browser has no way that is fast, safe and at once.
 */
export type Inflate = (deflated: Uint8Array, maxBytes: number) => Uint8Array | undefined;

const localHeaderSize = 30;
const methods = { stored: 0, deflated: 8 };

/** What an entry of a zip archive holds. `undefined` when it is damaged, or larger than `maxBytes` in truth. */
export function readZipPart(
  archive: Uint8Array,
  entry: ZipEntry,
  { inflate, maxBytes }: { readonly inflate: Inflate; readonly maxBytes: number },
): Uint8Array | undefined {
  const view = viewOf(archive);
  const names = entry.localHeader + localHeaderSize;
  if (names > archive.length) return undefined;
  const begin = names + view.getUint16(names - 4, true) + view.getUint16(names - 2, true);
  const content = archive.subarray(begin, begin + entry.compressedSize);
  if (content.length !== entry.compressedSize) return undefined;
  if (entry.method === methods.stored) return content.length <= maxBytes ? content : undefined;
  return entry.method === methods.deflated ? inflate(content, maxBytes) : undefined;
}
