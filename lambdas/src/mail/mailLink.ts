/**
 * The link that writes to an address. Its first part may hold `?` and `&`, which would name further recipients and a
 * text.
 */
export function mailLink(address: string): string {
  const [, name = address, domain = ''] = /^(.*)(@[^@]*)$/s.exec(address) ?? [];
  return `mailto:${encodeURIComponent(name)}${domain}`;
}
