/**
 * Whether a link points to the author's disk or to a path beside the document. Anything else is on the web or on
 * another machine, in plain notation (`https:`, `\\server`, `file://server`) or in one that only Office reads.
 */
export function isOfOneMachine(link: string): boolean {
  if (link.includes('&#')) return false;
  return /^(?:file:[\\/]{0,3})?[a-z]:(?:[\\/]|%5c)/i.test(link) || /^(?:[^\\/:%][^:]*)?$/.test(link);
}
