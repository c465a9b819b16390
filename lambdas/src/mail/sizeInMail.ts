/** Bytes of a file in a mail, without its headers: base64 has 57 bytes per line. */
export function sizeInMail(bytes: number): number {
  return Math.ceil(bytes / 57) * 78;
}
