import { formatIban } from '@incasso/contract/bankAccount';
import { isCredit } from '@incasso/documents/purposeOf';
import type { Invoice, Party } from '@incasso/documents/Invoice';
import { lettersAndDigits } from '../row/sameness';
import { hasOtherPayee } from './otherPayees';

/** Direct debits in UNTDID 4461 (BT-81): no payment goes to the account, and some files have the buyer's. */
const directDebits: ReadonlySet<string | undefined> = new Set(['49', '59']);

/**
 * The account (IBAN) on which invoices ask to pay the seller. Skips an account that another of the invoices debits,
 * that belongs to another payee, or whose holder is the buyer or such a payee. A credit note or direct debit has the
 * seller's or the buyer's account: it counts only when an invoice asks for payment to it and to no other.
 */
export function sellerAccount(invoices: readonly Invoice[]): string | undefined {
  const asked = new Set<string>();
  const doubtful = new Set<string>();
  const others = new Set<string>();
  const sellers = new Set(invoices.flatMap(({ seller }) => namesOf(seller)));
  const strangers = new Set(invoices.flatMap(namesOfStrangers));
  const isStranger = (holder: string | undefined) =>
    holder !== undefined && strangers.has(lettersAndDigits(holder)) && !sellers.has(lettersAndDigits(holder));
  for (const invoice of invoices) {
    for (const { code, iban, payerAccount, accountName } of invoice.paymentMeans) {
      if (payerAccount !== undefined) others.add(formatIban(payerAccount));
      if (iban === undefined) continue;
      const isDirectDebit = directDebits.has(code) || payerAccount !== undefined;
      const isOthers = hasOtherPayee(invoice) || isStranger(accountName);
      const accounts = isOthers ? others : isCredit(invoice) || isDirectDebit ? doubtful : asked;
      accounts.add(iban);
    }
  }
  const accounts = [...asked].filter((account) => !others.has(account));
  return accounts.find((account) => !doubtful.has(account)) ?? accounts[0];
}

function namesOf({ legalName, tradingName }: Party): string[] {
  return [legalName, tradingName].filter((name) => name !== undefined).map(lettersAndDigits);
}

function namesOfStrangers(invoice: Invoice): string[] {
  const payee = hasOtherPayee(invoice) ? invoice.payee?.name : undefined;
  return [...namesOf(invoice.buyer), ...(payee === undefined ? [] : [lettersAndDigits(payee)])];
}
