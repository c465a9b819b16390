import { absoluteDecimal, negateDecimal, type Decimal } from '@incasso/contract/decimal';
import { isCompanyNumber } from '@incasso/contract/companyNumber';
import type { Invoice, Party } from '@incasso/documents/Invoice';
import type { BuyerFacts, InvoiceFacts } from '../row/InvoiceFacts';
import { shorten } from './settlementWords.text';

const maxLines = 3;

export function factsOf({ purpose, currency, buyer, paymentMeans, instalments, ...invoice }: Invoice): InvoiceFacts {
  const isCredit = purpose === 'credit';
  const { taxExclusive, tax, prepaid } = invoice.amounts;
  const signed = (amount: Decimal) => (isCredit ? negateDecimal(absoluteDecimal(amount)) : amount);
  const names = invoice.lines.flatMap(({ name }) => name ?? []);
  // With a credit note the seller pays.
  const references = isCredit
    ? []
    : paymentMeans.flatMap(({ structuredReference, reference }) => structuredReference ?? reference ?? []);
  const lastInstalment = instalments?.at(-1)?.dueDate;
  return {
    buyer: buyerFacts(buyer),
    currency,
    ...(taxExclusive !== undefined && { net: signed(taxExclusive) }),
    ...(tax !== undefined && { vat: signed(tax) }),
    ...(prepaid !== undefined && { prepaid: signed(prepaid) }),
    lines: names.slice(0, maxLines).map(shorten),
    hasMoreLines: names.length > maxLines,
    ...(references[0] !== undefined && { paymentReference: references[0] }),
    ...(lastInstalment !== undefined && { lastInstalment }),
  };
}

function buyerFacts({ address: { country }, companyNumber, vatNumber, legalIdentifier }: Party): BuyerFacts {
  const number = companyNumber ?? vatNumber;
  const registration = legalIdentifier?.value;
  return {
    ...(country !== undefined && { country }),
    ...(number !== undefined && { number }),
    ...(registration !== undefined && !isCompanyNumber(registration) && { registration }),
  };
}
