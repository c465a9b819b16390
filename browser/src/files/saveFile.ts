/** The object URL stays valid this long: some browsers start a download late. In milliseconds. */
const downloadBeginsWithinMs = 60_000;

/** Lets the browser save a blob as a file with this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), downloadBeginsWithinMs);
}
