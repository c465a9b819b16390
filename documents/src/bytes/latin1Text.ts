/** One character per byte. Takes a few kilobytes at most: each byte is an argument of one call. */
export function latin1Text(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
