/** The `mailto:` link of an address. Its local part may contain `?` and `&`, which would add recipients and a text. */
export function mailLink(address: string): string {
  const [, name = address, domain = ''] = /^(.*)(@[^@]*)$/s.exec(address) ?? [];
  return `mailto:${encodeURIComponent(name)}${domain}`;
}
