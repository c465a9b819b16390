import type { Invoice } from '@incasso/documents/Invoice';

/** Whether an invoice says to pay somebody other than the seller. One of type 393 was assigned to a factor. */
export function hasOtherPayee({ payee, seller, typeCode }: Invoice): boolean {
  if (payee === undefined) return typeCode === '393';
  if (payee.companyNumber !== undefined && seller.companyNumber !== undefined) {
    return payee.companyNumber !== seller.companyNumber;
  }
  const name = payee.name?.toLowerCase();
  return seller.legalName?.toLowerCase() !== name && seller.tradingName?.toLowerCase() !== name;
}
