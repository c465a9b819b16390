/** The archive with a change to each entry of its directory. */
function withEachEntry(bytes: Uint8Array, change: (view: DataView, entry: number) => void): Uint8Array {
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) change(view, at);
  }
  return bytes;
}

/** With the flags of each entry. */
export function withFlagsOfEveryEntry(bytes: Uint8Array, flags: number): Uint8Array {
  return withEachEntry(bytes, (view, entry) => view.setUint16(entry + 8, flags, true));
}

/** With the size that each entry says to have when it is inflated. */
export function withInflatedSizes(bytes: Uint8Array, size: number): Uint8Array {
  return withEachEntry(bytes, (view, entry) => view.setUint32(entry + 24, size, true));
}

/** With the size that each entry says to have now. */
export function withCompressedSizes(bytes: Uint8Array, size: number): Uint8Array {
  return withEachEntry(bytes, (view, entry) => view.setUint32(entry + 20, size, true));
}
