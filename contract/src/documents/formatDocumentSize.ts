const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/**
 * A size in bytes in Dutch: `12 kB`, `3,4 MB`. Rounded up, so that a file just over a limit never shows as the limit
 * itself.
 */
export function formatDocumentSize(bytes: number): string {
  if (bytes < megabyte) return `${String(Math.ceil(bytes / kilobyte))} kB`;
  const tenths = Math.ceil((bytes * 10) / megabyte);
  return `${(tenths / 10).toString().replace('.', ',')} MB`;
}
