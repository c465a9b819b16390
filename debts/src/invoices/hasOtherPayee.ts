import type { Invoice } from '@incasso/documents/Invoice';

/** Whether an invoice is payable to a party other than the seller. Type 393 is assigned to a factor. */
export function hasOtherPayee({ payee, seller, typeCode }: Invoice): boolean {
  if (payee === undefined) return typeCode === '393';
  if (payee.companyNumber !== undefined && seller.companyNumber !== undefined) {
    return payee.companyNumber !== seller.companyNumber;
  }
  const name = payee.name?.toLowerCase();
  return seller.legalName?.toLowerCase() !== name && seller.tradingName?.toLowerCase() !== name;
}
