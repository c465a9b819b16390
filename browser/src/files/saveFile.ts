/** A browser that is slow to begin a download must still find it. In milliseconds. */
const downloadBeginsWithinMs = 60_000;

/** Has the browser save what was made in it as a file, under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), downloadBeginsWithinMs);
}
