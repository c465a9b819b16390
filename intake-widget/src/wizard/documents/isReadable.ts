/**
 * Whether a file is still there, as long as it was. Its last byte is read: a browser looks at the disk no sooner, and
 * says of a file that is gone or changed while it is sent no more than that the network failed.
 * `docs/decisions/read-a-file-before-it-is-sent.md`
 */
export async function isReadable(file: File): Promise<boolean> {
  // Chromium gives a deleted file no size.
  const last = file.size === 0 ? file : file.slice(-1);
  try {
    const { byteLength } = await last.arrayBuffer();
    return byteLength === last.size;
  } catch {
    return false;
  }
}
