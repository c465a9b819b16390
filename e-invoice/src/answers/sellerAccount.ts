import { formatIban } from '@incasso/contract/bankAccount';
import { isCredit } from '../claims/isCredit';
import type { Invoice } from '../Invoice';
import { hasOtherPayee } from './hasOtherPayee';

/** Direct debits in UNTDID 4461 (BT-81): nobody pays into an account then, and some files name the buyer's. */
const directDebits: ReadonlySet<string | undefined> = new Set(['49', '59']);

/**
 * The account (IBAN) into which invoices ask to pay their seller. Never one that another of them debits, or that is
 * another payee's. A credit note names the seller's account or the buyer's, and so does a direct debit: such an account
 * counts only where an invoice asks to pay into it, and into no other.
 */
export function sellerAccount(invoices: readonly Invoice[]): string | undefined {
  const asked = new Set<string>();
  const doubtful = new Set<string>();
  const others = new Set<string>();
  for (const invoice of invoices) {
    for (const { code, iban, payerAccount } of invoice.paymentMeans) {
      if (payerAccount !== undefined) others.add(formatIban(payerAccount));
      if (iban === undefined) continue;
      const isDirectDebit = directDebits.has(code) || payerAccount !== undefined;
      const accounts = hasOtherPayee(invoice) ? others : isCredit(invoice) || isDirectDebit ? doubtful : asked;
      accounts.add(iban);
    }
  }
  const accounts = [...asked].filter((account) => !others.has(account));
  return accounts.find((account) => !doubtful.has(account)) ?? accounts[0];
}
