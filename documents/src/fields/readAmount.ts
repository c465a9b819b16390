import { readDecimal, type Decimal } from '@incasso/contract/decimal';
import { invoiceLimits } from '../invoice/invoiceLimits';
import { RefusedXml } from '../xml/RefusedXml';
import { plain, type XmlElement } from '../xml/XmlElement';
import { required } from './required';

/** An invoice's currency, or where it names none that of its payable amount. Throws `mixed_currencies`. */
export function readCurrency(named: string | undefined, payable: XmlElement | undefined): string {
  const ofPayable = plain(payable?.attributes['currencyID']);
  const currency = required(named ?? ofPayable);
  if (ofPayable !== undefined && ofPayable !== currency) throw new RefusedXml('mixed_currencies');
  return currency;
}

/** The first amount in the currency or without one. */
export function readAmount(elements: readonly XmlElement[], currency: string): Decimal | undefined {
  const found = elements.find(({ attributes }) => (plain(attributes['currencyID']) ?? currency) === currency);
  return readDecimal(found?.text, invoiceLimits.maxDigits);
}
