import { isCredit } from '@incasso/documents/purposeOf';
import type { Invoice } from '@incasso/documents/Invoice';
import { hasOtherPayee } from './hasOtherPayee';

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
