/** The most bytes that a file takes in a mail: 57 of its own make a line of base64. Its head comes on top. */
export function sizeInMail(bytes: number): number {
  return Math.ceil(bytes / 57) * 78;
}
