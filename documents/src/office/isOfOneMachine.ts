/**
 * Whether a link leads to the disk of whoever wrote the document, or to a place beside it. Anything else is on the web
 * or on another machine, written plainly (`https:`, `\\server`, `file://server`) or in a way that only Office reads.
 */
export function isOfOneMachine(link: string): boolean {
  if (link.includes('&#')) return false;
  return /^(?:file:[\\/]{0,3})?[a-z]:(?:[\\/]|%5c)/i.test(link) || /^(?:[^\\/:%][^:]*)?$/.test(link);
}
