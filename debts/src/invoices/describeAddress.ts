import type { PostalAddress } from '@incasso/documents/Invoice';

/** On one line: `Voorbeeldstraat 1, 8500 Kortrijk`, with the country unless it is Belgium. */
export function describeAddress(address: PostalAddress): string | undefined {
  const { street, additionalStreet, line, postalCode, city, country } = address;
  const cityLine = [postalCode, city].filter((part) => part !== undefined).join(' ');
  const parts = [street, additionalStreet, line, cityLine, country === 'BE' ? undefined : country];
  const text = parts.filter((part) => part !== undefined && part !== '').join(', ');
  return street === undefined && cityLine === '' ? undefined : text;
}
