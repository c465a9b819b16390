/** A view of exactly these bytes: their buffer may be larger. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Decodes each byte as one character. Takes a few kilobytes at most: each byte is an argument of one call. */
export function latin1Text(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
