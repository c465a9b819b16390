/** Warns the page's developer. The guide for partners has each code. */
export function warn(code: string): void {
  console.warn(`incasso-intake: ${code}`);
}
