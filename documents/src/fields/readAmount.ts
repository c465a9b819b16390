import { isCurrencyCode } from '@incasso/contract/isCurrencyCode';
import { readDecimal, type Decimal } from '@incasso/contract/decimal';
import { invoiceLimits } from '../invoice/invoiceLimits';
import { RefusedXml } from '../xml/RefusedXml';
import { plain, type XmlElement } from '../xml/XmlElement';
import { required } from './presence';

/**
 * An invoice's currency, or else that of its payable amount, by ISO 4217 (BR-CL-04 of EN 16931). Throws `incomplete`
 * and `mixed_currencies`.
 */
export function readCurrency(named: string | undefined, payable: XmlElement | undefined): string {
  const ofPayable = plain(payable?.attributes['currencyID']);
  const currency = required(named ?? ofPayable);
  if (!isCurrencyCode(currency)) throw new RefusedXml('incomplete');
  if (ofPayable !== undefined && ofPayable !== currency) throw new RefusedXml('mixed_currencies');
  return currency;
}

/** The first amount in the currency or without one */
export function readAmount(elements: readonly XmlElement[], currency: string): Decimal | undefined {
  const found = elements.find(({ attributes }) => (plain(attributes['currencyID']) ?? currency) === currency);
  return readDecimal(found?.text, invoiceLimits.maxDigits);
}
