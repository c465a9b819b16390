/** A few kilobytes at most, as one character per byte. */
export function latin1Text(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
