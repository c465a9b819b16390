/**
 * Whether a file still exists at its former length. Reads its last byte: the browser only then accesses the disk, and
 * when a file disappears or changes during sending it reports just a network failure.
 * `docs/decisions/read-a-file-before-it-is-sent.md`
 */
export async function isReadable(file: File): Promise<boolean> {
  // Chromium reports a deleted file's size as 0.
  const last = file.size === 0 ? file : file.slice(-1);
  try {
    const { byteLength } = await last.arrayBuffer();
    return byteLength === last.size;
  } catch {
    return false;
  }
}
