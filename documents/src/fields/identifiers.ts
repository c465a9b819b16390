import { formatIban, isIban } from '@incasso/contract/bankAccount';
import { formatCompanyNumber, isCompanyNumber } from '@incasso/contract/companyNumber';
import type { Identifier } from '../invoice/Invoice';
import { plain, type XmlElement } from '../xml/XmlElement';
import { present } from './InvoiceNode';

/** KBO and Belgian VAT in the code lists of Peppol, with their former codes. */
const belgianSchemes = new Set(['0208', '9925', '9956', 'BE:CBE', 'BE:EN', 'BE:VAT']);

export function readIdentifier(element: XmlElement | undefined): Identifier | undefined {
  const value = plain(element?.text);
  if (value === undefined) return undefined;
  return { value, ...present({ scheme: plain(element?.attributes['schemeID']) }) };
}

/** Removes spaces and dots: `BE0123456749`. */
export function plainVatNumber(number: string): string {
  return number.replace(/[\s.-]/g, '').toUpperCase();
}

/** A party's Belgian company number: the first identifier that is one, or else its VAT number. */
export function findCompanyNumber(
  identifiers: readonly (Identifier | undefined)[],
  vatNumber: string | undefined,
  country: string | undefined,
): string | undefined {
  const isBelgian = country === undefined || country === 'BE';
  for (const candidate of [...identifiers, vatNumber === undefined ? undefined : { value: vatNumber }]) {
    if (candidate === undefined) continue;
    const { value, scheme } = candidate;
    const counts = scheme === undefined ? isBelgian || /^BE/i.test(value) : belgianSchemes.has(scheme.toUpperCase());
    if (counts && isCompanyNumber(value)) return formatCompanyNumber(value);
  }
  return undefined;
}

/** An account in groups of four, if it is an IBAN with valid check digits */
export function ibanOf(account: string | undefined): string | undefined {
  return account !== undefined && isIban(account) ? formatIban(account) : undefined;
}
