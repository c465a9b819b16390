/**
 * The link that writes to an address. Its first part may hold `?` and `&`, which would name further recipients and a
 * text.
 */
export function mailLink(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
}
