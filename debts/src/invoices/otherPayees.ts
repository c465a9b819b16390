import { isCredit } from '@incasso/documents/purposeOf';
import type { Invoice } from '@incasso/documents/Invoice';

/** One sentence per payee other than the seller, with the invoices that name it */
export function otherPayees(invoices: readonly Invoice[]): string[] {
  const numbers = new Map<string, string[]>();
  for (const invoice of invoices.filter((each) => !isCredit(each) && hasOtherPayee(each))) {
    const name = invoice.payee?.name ?? invoice.payee?.companyNumber ?? 'een factormaatschappij';
    numbers.set(name, [...(numbers.get(name) ?? []), invoice.number]);
  }
  return [...numbers].map(
    ([name, list]) => `Te betalen aan ${name}, niet aan de verkoper: factuur ${list.join(', ')}.`,
  );
}

/** Whether an invoice is payable to a party other than the seller. Type 393 is assigned to a factor. */
export function hasOtherPayee({ payee, seller, typeCode }: Invoice): boolean {
  if (payee === undefined) return typeCode === '393';
  if (payee.companyNumber !== undefined && seller.companyNumber !== undefined) {
    return payee.companyNumber !== seller.companyNumber;
  }
  const name = payee.name?.toLowerCase();
  return seller.legalName?.toLowerCase() !== name && seller.tradingName?.toLowerCase() !== name;
}
