import { viewOf } from '../bytes/byteArrays';

/** One entry in the directory of a zip archive. Sizes in bytes. */
export type ZipEntry = {
  /** Path in the archive, with forward slashes. */
  readonly path: string;
  readonly name: string;
  readonly compressedSize: number;
  readonly inflatedSize: number;
  readonly isEncrypted: boolean;
  /** Compression method, by the format's number */
  readonly method: number;
  /** Offset of its local header */
  readonly localHeader: number;
};

const endRecord = { signature: 0x06054b50, size: 22, longestComment: 0xffff };
const zip64Locator = { signature: 0x07064b50, size: 20 };
const zip64EndRecord = { signature: 0x06064b50, size: 56 };
const directoryEntry = { signature: 0x02014b50, size: 46 };
const localHeaderSignature = 0x04034b50;
const zip64Extra = 0x0001;
const inZip64 = 0xffffffff;

/**
 * Reads the directory of a zip archive without inflating anything. `undefined` when the archive is damaged: no
 * directory, more than `maxEntries` entries, or entries that share bytes (as the worst zip bombs do).
 */
export function readZipDirectory(bytes: Uint8Array, maxEntries: number): ZipEntry[] | undefined {
  const view = viewOf(bytes);
  const directory = findDirectory(view);
  if (directory === undefined || directory.count > maxEntries) return undefined;

  const entries: ZipEntry[] = [];
  let offset = directory.offset;
  let compressedTotal = 0;
  for (let index = 0; index < directory.count; index += 1) {
    if (offset + directoryEntry.size > directory.end) return undefined;
    if (view.getUint32(offset, true) !== directoryEntry.signature) return undefined;
    const nameLength = view.getUint16(offset + 28, true);
    const extraLength = view.getUint16(offset + 30, true);
    const next = offset + directoryEntry.size + nameLength + extraLength + view.getUint16(offset + 32, true);
    if (next > directory.end) return undefined;

    const sizes = readSizes(view, offset, nameLength, extraLength);
    if (sizes.localHeader + 4 > bytes.length) return undefined;
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- What opens an entry is no secret.
    if (view.getUint32(sizes.localHeader, true) !== localHeaderSignature) return undefined;
    compressedTotal += sizes.compressedSize;
    if (compressedTotal > bytes.length) return undefined;

    const name = bytes.subarray(offset + directoryEntry.size, offset + directoryEntry.size + nameLength);
    const path = pathOf(name);
    entries.push({
      path,
      name: path.toLowerCase(),
      compressedSize: sizes.compressedSize,
      inflatedSize: sizes.inflatedSize,
      isEncrypted: (view.getUint16(offset + 8, true) & 1) === 1,
      method: view.getUint16(offset + 10, true),
      localHeader: sizes.localHeader,
    });
    offset = next;
  }
  // A reader that continues to the end of the directory must find no further entry.
  return offset === directory.end ? entries : undefined;
}

/** The upper half of code page 850, which Windows uses for names without the UTF-8 flag. */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Decodes UTF-8 if valid, because macOS omits the UTF-8 flag. */
function pathOf(name: Uint8Array): string {
  const latin = () =>
    String.fromCharCode(...name).replace(/[\x80-\xff]/g, (one) => codePage850.charAt(one.charCodeAt(0) - 0x80));
  let path: string;
  try {
    path = new TextDecoder('utf-8', { fatal: true }).decode(name);
  } catch {
    path = latin();
  }
  return path.replaceAll('\\', '/');
}

/**
 * Finds the directory by its end record, from the end of the file because a comment may follow. The directory must end
 * where the record begins, so that every reader finds the same one.
 */
function findDirectory(view: DataView): { count: number; offset: number; end: number } | undefined {
  const last = view.byteLength - endRecord.size;
  for (let at = last; at >= 0 && at >= last - endRecord.longestComment; at -= 1) {
    if (view.getUint32(at, true) !== endRecord.signature) continue;
    const count = view.getUint16(at + 10, true);
    const offset = view.getUint32(at + 16, true);
    const end = offset + view.getUint32(at + 12, true);
    const locator = at - zip64Locator.size;
    const hasLocator = locator >= 0 && view.getUint32(locator, true) === zip64Locator.signature;
    if (!hasLocator) return end === at ? { count, offset, end } : undefined;
    const wide = findZip64Directory(view, locator);
    const isSame = offset === inZip64 || (wide?.offset === offset && wide.count === count);
    return isSame ? wide : undefined;
  }
  return undefined;
}

function findZip64Directory(view: DataView, locator: number) {
  const at = readUint64(view, locator + 8);
  if (at + zip64EndRecord.size > locator || view.getUint32(at, true) !== zip64EndRecord.signature) return undefined;
  const offset = readUint64(view, at + 48);
  const end = offset + readUint64(view, at + 40);
  return end === at ? { count: readUint64(view, at + 32), offset, end } : undefined;
}

/** Sizes and offset of an entry; values beyond 32 bits are in the extra field, in this order. */
function readSizes(view: DataView, entry: number, nameLength: number, extraLength: number) {
  let inflatedSize = view.getUint32(entry + 24, true);
  let compressedSize = view.getUint32(entry + 20, true);
  let localHeader = view.getUint32(entry + 42, true);
  let at = entry + directoryEntry.size + nameLength;
  const end = at + extraLength;
  while (at + 4 <= end && view.getUint16(at, true) !== zip64Extra) at += 4 + view.getUint16(at + 2, true);
  const take = (value: number) => {
    if (value !== inZip64 || at + 12 > end) return value;
    at += 8;
    return readUint64(view, at - 4);
  };
  inflatedSize = take(inflatedSize);
  compressedSize = take(compressedSize);
  localHeader = take(localHeader);
  return { inflatedSize, compressedSize, localHeader };
}

/** A 64-bit number; exact up to 2^53, and above that larger than any file */
function readUint64(view: DataView, offset: number): number {
  return view.getUint32(offset + 4, true) * 2 ** 32 + view.getUint32(offset, true);
}
