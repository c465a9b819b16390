function withEachEntry(bytes: Uint8Array, change: (view: DataView, entry: number) => void): Uint8Array {
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) change(view, at);
  }
  return bytes;
}

export function withFlagsOfEveryEntry(bytes: Uint8Array, flags: number): Uint8Array {
  return withEachEntry(bytes, (view, entry) => view.setUint16(entry + 8, flags, true));
}

export function withInflatedSizes(bytes: Uint8Array, size: number): Uint8Array {
  return withEachEntry(bytes, (view, entry) => view.setUint32(entry + 24, size, true));
}

export function withCompressedSizes(bytes: Uint8Array, size: number): Uint8Array {
  return withEachEntry(bytes, (view, entry) => view.setUint32(entry + 20, size, true));
}

/** Adds a zip64 record with the directory's offset, as writers of large archives do; `offset` shifts it. */
export function withZip64Directory(bytes: Uint8Array, { isOnlyThere = true, offset = 0 } = {}) {
  const end = bytes.length - 22;
  const endRecord = new DataView(bytes.slice(end).buffer);
  const added = new DataView(new ArrayBuffer(76));
  added.setUint32(0, 0x06064b50, true);
  added.setUint32(4, 44, true);
  added.setUint32(24, endRecord.getUint16(8, true), true);
  added.setUint32(32, endRecord.getUint16(10, true), true);
  added.setUint32(40, endRecord.getUint32(12, true), true);
  added.setUint32(48, endRecord.getUint32(16, true) + offset, true);
  added.setUint32(56, 0x07064b50, true);
  added.setUint32(64, end, true);
  added.setUint32(72, 1, true);
  if (isOnlyThere) endRecord.setUint32(16, 0xffffffff, true);
  return Buffer.concat([bytes.subarray(0, end), new Uint8Array(added.buffer), new Uint8Array(endRecord.buffer)]);
}
